const SAYS = String.raw`[^"“{}[\]]`;
const WHO = '(?:it|they|all of them|each of them|(?:a|an|the|each|every) [a-z]+(?: [a-z]+)?)';
const MUST = '(?:always )?(?:must|should)(?: be| do| always be)?';

/** These may add to what is asked. */
const NO_MORE = String.raw`(?!.*\b(?:unless|except|if|when|whenever|but|or)\b)`;

/** What is added to a condition and asks for nothing: why it is asked, or that it must be so. */
const REMARKS = [
  `[,;] ${NO_MORE}as (?:we|our|users|customers|people|readers) ${SAYS}+`,
  `, (?:as|which) ${WHO} ${MUST}`,
  ', (?:braces|brackets|capitals|quotes|punctuation|dashes|slashes)(?: included| and all)',
];
/** What must not be is a fault anyhow. */
const FAULTS = [
  `, which (?:must|should) never (?:be|happen|occur)(?: ${SAYS}*)?`,
  ', (?:which|as) no [a-z]+(?: [a-z]+)? (?:must|should|may|can)(?: be| have| do)?',
];
const ofAll = (all: readonly string[]) => new RegExp(`^(.+?)(?:${all.join('|')})(\\.?)$`, 'su');
const [PLAIN, OF_FAULT] = [ofAll(REMARKS), ofAll([...REMARKS, ...FAULTS])];

/** A condition without such a remark at its end; undefined where it has none. */
export function withoutRemark(condition: string, isFault: boolean): string | undefined {
  const found = (isFault ? OF_FAULT : PLAIN).exec(condition.replaceAll('’', "'"));
  // As it is written: an apostrophe may stand in a quotation.
  return found ? `${condition.slice(0, found[1]!.length)}${found[2]}` : undefined;
}
