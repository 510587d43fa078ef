import type { Check } from '../../check.ts';
import { yamlCheck } from '../../data/yaml.ts';
import { afterPhrase, readPhrase } from '../../grammar/tokens.ts';
import type { Claim } from '../claim.ts';
import { allowsFence } from '../markdown/code-fence.ts';
import type { Relation } from '../verbs.ts';

const list = (phrases: readonly string[]) => phrases.map((phrase) => [phrase, null] as const);

const ONLY = list(['only', 'solely', 'entirely', 'completely']);

const ARTICLES = list(['a', 'a single']);

const READABLE = list(['valid', 'well-formed', 'syntactically valid', 'parseable', 'parsable']);

const NAMES = list(['yaml', 'yaml document', 'yaml file', 'yaml format']);

const WHOLE: readonly Relation[] = ['be', 'consist', 'reply', 'output'];

/**
 * Checks whether the whole response is valid YAML 1.2. Nearly every sentence is, as a plain scalar; so only one whose outermost
 * value is a mapping or a sequence decides that it is. Within a Markdown code block it is none, unless the criterion allows it.
 */
export function yaml({ relation, negated, object }: Claim): Check | undefined {
  if (!WHOLE.includes(relation)) return undefined;
  const start = relation === 'be' ? (afterPhrase(object, 0, 'in') ?? 0) : 0;
  const only = readPhrase(object, start, ONLY);
  const article = readPhrase(object, only?.next ?? start, ARTICLES);
  const valid = readPhrase(object, article?.next ?? only?.next ?? start, READABLE);
  const name = valid && readPhrase(object, valid.next, NAMES);
  if (!name || (negated && only)) return undefined;
  const mayBeFenced = !negated && allowsFence(object, name.next);
  return mayBeFenced || name.next === object.length ? yamlCheck(mayBeFenced, negated) : undefined;
}
