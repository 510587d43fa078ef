import { type ScriptedProvider, type Step, scriptedProvider } from '../../scripted-provider.ts';
import { asked, openaiAt } from './completion-requests.ts';
import { message } from './openai-refusals.ts';

/** A schema with something in it to bound. */
const schema = { name: 'verdict', schema: { type: 'object', properties: { explanation: { type: 'string' } } } };

describe('how the reply opens', () => {
  const own: Step = { reply: '{"mark": "Y", "explanation": "Short."}' };
  const copied: Step = { reply: '{ "mark": "0123456789ab", "explanation": "Short."}' };
  const marks = ({ requests }: ScriptedProvider) =>
    requests.map(({ body }) => {
      const { properties } = (body.response_format?.json_schema?.schema ?? {}) as typeof schema.schema;
      return properties && 'mark' in properties ? properties.mark : null;
    });
  const asks = async (server: ScriptedProvider, count: number) => {
    const judge = openaiAt(server);
    for (let call = 0; call < count; call++) await judge.complete(asked({ schema }));
    return marks(server);
  };

  test('is prescribed by the schema once a model was seen not to copy it', async () => {
    await using server = await scriptedProvider([copied, own, copied, copied]);
    const prescribed = { type: 'string', enum: ['0123456789ab'] };
    expect(await asks(server, 4)).toEqual([null, null, prescribed, prescribed]);
  });

  test('is left to the model where the server takes no bounds, and may compile each schema for long', async () => {
    const refused = message("In context=('properties', 'explanation'), 'maxLength' is not permitted.");
    await using server = await scriptedProvider([{ status: 400, body: refused }, own, own]);
    expect(await asks(server, 2)).toEqual([null, null, null]);
  });

  test('is left to the model that gave no text', async () => {
    await using server = await scriptedProvider([{ reply: null }, copied]);
    expect(await asks(server, 2)).toEqual([null, null]);
  });
});
