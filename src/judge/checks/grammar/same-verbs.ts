import { HAS } from './lexicon.ts';

/** Verbs in the third person, plural, past and gerund, as "features|feature|featured|featuring". */
export type VerbClass = readonly string[];

/** "Turns up" in its forms, of "turns|turn|turned|turning" and "up". */
const withParticles = (verb: string, ...particles: string[]): VerbClass =>
  particles.map((one) =>
    verb
      .split('|')
      .map((form) => `${form} ${one}`)
      .join('|'),
  );

const GIVING_OUT = ['gives|give|gave|giving', 'hands|hand|handed|handing', 'puts|put|put|putting'].flatMap((verb) =>
  withParticles(verb, 'out'),
);
const CONTAINS: VerbClass = [
  ...HAS.filter((one) => !/^(?:has|contains|shows)\|/u.test(one)).map((one) => one.replace(/\|[^|]+/u, '')),
  ...[...GIVING_OUT, 'spits out|spit out|spat out|spitting out', 'churns out|churn out|churned out|churning out'],
  'states|state|stated|stating',
];

/** Verbs, each with others that say the same before whatever may follow it. */
const SAME_VERBS: readonly (readonly [plain: string, others: VerbClass])[] = [
  ['contains|contain|contained|containing', [...CONTAINS, ...withParticles('is|are|was|being', 'equipped with')]],
  ['mentions|mention|mentioned|mentioning', ['name-drops|name-drop|name-dropped|name-dropping']],
  [
    'appears|appear|appeared|appearing',
    [
      ...withParticles('turns|turn|turned|turning', 'up'),
      ...withParticles('shows|show|showed|showing', 'up'),
      ...withParticles('pops|pop|popped|popping', 'up'),
      ...withParticles('crops|crop|cropped|cropping', 'up'),
      ...withParticles('comes|come|came|coming', 'up'),
      ...withParticles('is|are|was|being', 'brought up', 'to be found', 'to be seen', 'anywhere to be found'),
      ...withParticles('gets|get|got|getting', 'brought up'),
    ],
  ],
  [
    'ends with|end with|ended with|ending with',
    [
      ...withParticles('finishes|finish|finished|finishing', 'off with', 'up with', 'off on', 'with', 'on', 'off in'),
      ...withParticles('concludes|conclude|concluded|concluding', 'with', 'on'),
      ...withParticles('closes|close|closed|closing', 'off with', 'on'),
      ...withParticles('winds|wind|wound|winding', 'up with'),
      ...withParticles('comes|come|came|coming', 'to an end with', 'to a close with'),
      ...withParticles('is|are|was|being', 'finished off with', 'rounded off with', 'concluded by', 'ended by'),
    ],
  ],
  [
    'starts with|start with|started with|starting with',
    [
      ...withParticles('starts|start|started|starting', 'out with', 'off with'),
      ...withParticles('opens|open|opened|opening', 'up with'),
      ...withParticles('kicks|kick|kicked|kicking', 'off with', 'off by saying'),
      ...withParticles('leads|lead|led|leading', 'in with'),
      ...withParticles('is|are|was|being', 'opened by'),
    ],
  ],
];

/** The same by form: "turn up" for "appear". */
export const SAME_FORMS: readonly (readonly [plain: string, others: readonly string[]])[] = SAME_VERBS.flatMap(
  ([plain, others]) => plain.split('|').map((form, at) => [form, others.map((one) => one.split('|')[at]!)] as const),
);
