import { jest } from '@jest/globals';
import { verdictReply } from '../scripted-provider.ts';
import { PROVIDERS } from './fault-providers.ts';
import { type Row, rowsOf } from './fault-row.ts';
import { bodyRows, connectionRows } from './fault-rows-http.ts';
import { reasoningRows, replyRows, withheldRows } from './fault-rows-replies.ts';
import { usageRows } from './fault-rows-usage.ts';
import { listRows, verdictRows } from './fault-rows-verdicts.ts';
import { windowRows } from './fault-rows-windows.ts';
import { checkSecrets, type FaultService, faultService } from './fault-service.ts';

const TABLES = [
  connectionRows,
  bodyRows,
  replyRows,
  verdictRows,
  listRows,
  reasoningRows,
  withheldRows,
  windowRows,
  usageRows,
];

describe.each(PROVIDERS)('behind %s, a server that', (name) => {
  let service: FaultService;
  beforeAll(async () => {
    // Retries without a wait.
    jest.spyOn(Math, 'random').mockReturnValue(0);
    service = await faultService(name);
    // From here on it is known that there are no label probabilities, so that every graded row is judged in samples.
    await service.check({ does: 'answers', steps: [{ reply: verdictReply() }], want: { score: 1 } });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await service[Symbol.asyncDispose]();
  });

  test.each(rowsOf(name, ...TABLES))('$does', (row: Row) => service.check(row));

  test('has revealed none of its secrets', () => checkSecrets(service.deemster));
});
