import type { AnnotatedCase, CaseIndex } from '../../store/annotated-cases.ts';
import type { CaseRecord } from '../../store/case-text.ts';

/** A case, and how similar it is: about 1 for a case with the same words. */
export interface SimilarCase extends AnnotatedCase {
  similarity: number;
}

/** What must not be found: the judged case itself, and what else its trace holds. */
export interface OwnCase {
  contentHash: string;
  textHash: string;
  traceId?: string | undefined;
}

/** Words of each of the two texts that are searched: those that tell the case apart best. */
const mostSearched = 16;
/** Cases that are read and compared word by word. */
const mostCompared = 24;
/** A case that shares fewer words is not similar. */
const leastShared = 2;

/** The usual constants of BM25. */
const [k1, b] = [1.2, 0.75];

/**
 * The cases that are most similar to a record by BM25 over their distinct words, most similar first, and of equally similar ones
 * the later one. Each content is in it once.
 */
export async function similarCases(
  index: CaseIndex,
  { request, response }: CaseRecord['words'],
  own: OwnCase,
): Promise<SimilarCase[]> {
  const searched = [...new Set([request, response].flatMap((words) => words.slice(0, mostSearched)))];
  const tokens = index.tokensOf(searched);
  const [size, found] = await Promise.all([index.size(), index.withTokens(tokens)]);
  const weights = new Map(tokens.map((token, at) => [token, rarity(size, found[at]!.length)]));
  const rough = new Map<number, number>();
  for (const [at, token] of tokens.entries())
    for (const seq of found[at]!) rough.set(seq, (rough.get(seq) ?? 0) + weights.get(token)!);
  const nearest = [...rough].sort(([one, a], [two, c]) => c - a || two - one).slice(0, mostCompared);
  const cases = (await index.read(nearest.map(([seq]) => seq))).filter(
    (one) => one.contentHash !== own.contentHash && one.textHash !== own.textHash && one.traceId !== own.traceId,
  );
  const mean = cases.reduce((sum, one) => sum + one.tokens.length, 0) / cases.length;
  const most = bm25([...weights.values()], tokens.length, mean);
  const least = Math.min(leastShared, tokens.length);
  const similar = cases.flatMap((one): SimilarCase[] => {
    const shared = one.tokens.flatMap((token) => weights.get(token) ?? []);
    return shared.length < least ? [] : [{ ...one, similarity: bm25(shared, one.tokens.length, mean) / most }];
  });
  similar.sort((a, c) => c.similarity - a.similarity || c.seq - a.seq);
  const contents = new Set<string>();
  return similar.filter(({ textHash }) => !contents.has(textHash) && contents.add(textHash));
}

/** The weight of a word that so many cases have. Counting ends somewhere, which only frequent words notice. */
const rarity = (size: number, having: number) => Math.log(1 + (Math.max(size, having) - having + 0.5) / (having + 0.5));

/** Each word counts once per case, however often it is in it. */
function bm25(weights: readonly number[], length: number, mean: number): number {
  const norm = (k1 + 1) / (1 + k1 * (1 - b + (b * length) / mean));
  return weights.reduce((sum, weight) => sum + weight * norm, 0);
}
