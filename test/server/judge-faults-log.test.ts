import { startDeemster } from '../helpers.ts';
import { scriptedProvider } from '../scripted-provider.ts';
import { error, PROVIDERS, SECRET, SETTINGS } from './fault-providers.ts';
import { CONTENT, requestOf } from './fault-service.ts';

test.each(PROVIDERS)(
  'the log names what was called behind %s, what the server said and a hint; the caller is told none of it',
  async (name) => {
    const message = `Model ${SECRET} not found for ${CONTENT}`;
    await using provider = await scriptedProvider([error(404, { message, code: 'model_not_found' })]);
    await using deemster = await startDeemster(SETTINGS[name](provider));
    const { status, body } = await deemster.evaluate(requestOf({ does: 'has no model' }));
    const detail = "The judge model's server answered with an error (status 404, model_not_found).";
    expect([status, body]).toEqual([500, { detail }]);
    await deemster.stop();
    const logged = deemster.log.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'no judgment');
    expect(logged).toMatchObject({
      request_id: expect.any(String),
      fault: 'failed',
      cause: {
        status: 404,
        code: 'model_not_found',
        address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v1\/(chat\/completions|messages)$/),
        message: 'Model … not found for …',
        hint: expect.stringContaining('no model "stub"'),
      },
    });
  },
);
