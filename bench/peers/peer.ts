// A peer in a separate process, called over HTTP for one judgment or for many at the same time.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { serveParent } from '../child.ts';
import { autoevals } from './autoevals.ts';
import { conversationOf } from './conversation.ts';
import type { LoadPeer, Outcome, PeerJudge, PeerSettings, Question } from './judge.ts';
import { promptfoo } from './promptfoo.ts';

const PEERS: Record<string, LoadPeer> = { autoevals, promptfoo };

export interface OneJudgment extends PeerSettings {
  one: Question;
}

export interface ManyJudgments extends PeerSettings {
  many: { calls: number; atOnce: number; seed: number };
}

export interface ManyResult {
  seconds: number;
  /** Judgments whose score is not 1. */
  failures: number;
}

const { BENCH_PEER = '', BENCH_PEER_MODULES = '' } = process.env;
const createJudge = await PEERS[BENCH_PEER]!(BENCH_PEER_MODULES);

/** Judges are kept between rounds. */
const judges = new Map<string, Promise<PeerJudge>>();
function judgeFor(settings: PeerSettings): Promise<PeerJudge> {
  const judge = judges.get(settings.modelUrl) ?? createJudge(settings);
  judges.set(settings.modelUrl, judge);
  return judge;
}

async function one(judge: PeerJudge, question: Question): Promise<Outcome> {
  try {
    return await judge(question);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

async function many(judge: PeerJudge, { calls, atOnce, seed }: ManyJudgments['many']): Promise<ManyResult> {
  const questions = Array.from({ length: calls }, (_, index) => {
    const [asked, answered] = conversationOf(`${seed}/${index}`);
    return { question: asked!.content, answer: answered!.content };
  });
  const left = questions.values();
  let failures = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      // All share the remaining calls.
      for (const question of left) {
        const outcome = await one(judge, question);
        if (!('score' in outcome) || outcome.score !== 1) failures++;
      }
    }),
  );
  return { seconds: (performance.now() - started) / 1000, failures };
}

const server = createServer(async (request, response) => {
  const asked = (await json(request)) as OneJudgment | ManyJudgments;
  const judge = await judgeFor(asked);
  const result = 'many' in asked ? await many(judge, asked.many) : await one(judge, asked.one);
  response.end(JSON.stringify(result));
});
server.listen(0, '127.0.0.1', () =>
  serveParent((server.address() as AddressInfo).port, () => {
    server.close();
    server.closeAllConnections();
    // A peer that still waits, such as for a reply that never ends, must not keep the process alive.
    setImmediate(() => process.exit());
  }),
);
