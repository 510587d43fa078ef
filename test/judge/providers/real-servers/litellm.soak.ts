import { judges } from './judges.ts';
import { describeWith, litellm, llamaServer, versionsOf } from './real-servers.ts';

describeWith(['model', 'llama.cpp', 'litellm'], versionsOf('litellm', 'llama.cpp'), () => {
  judges(true, 'json_schema', async () => {
    const behind = await llamaServer();
    return [await litellm(behind), behind];
  });
});
