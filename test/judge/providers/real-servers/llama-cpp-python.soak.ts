import { GRADED, judges } from './judges.ts';
import { describeWith, pythonServer, versionsOf } from './real-servers.ts';

describeWith(['model', 'llama-cpp-python'], versionsOf('llama-cpp-python'), () => {
  // One criterion: with probabilities, this server sorts the whole vocabulary for each token.
  judges(false, 'object_schema', async () => [await pythonServer()], [GRADED]);
});
