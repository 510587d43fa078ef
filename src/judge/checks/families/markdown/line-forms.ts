import { inWords } from '../../data/json-fields.ts';
import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import type { Token } from '../../grammar/tokens.ts';
import { linksTwice } from '../../markdown/links.ts';
import { hasLineForm, type LineForm } from '../../texts/line-forms.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { ofSeveral, type Several } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import type { Quoted } from '../texts/texts.ts';

/** How facts are decided about lines that belong together, and about links that are given twice. */
export const LINE_FORMS: Readonly<Record<string, Decider>> = {
  'line form': wholeText('lines', 'how lines begin', saying, (text, of: LineForm) => hasLineForm(text, of)),
  'links twice': wholeText('links', 'links', () => 'one that is given twice', linksTwice),
};

function saying(of: LineForm): string {
  if (of.is === 'acrostic') return `first letters of ${of.unit}s that spell "${of.spells}"`;
  if (of.is === 'stanzas')
    return `${of.count ? inWords(of.count) : 'any number of'} stanzas${of.lines ? `, each of ${inWords(of.lines)} lines` : ''}`;
  if (of.is === 'pairs') return `"${of.next}" ${of.mayGap ? 'after' : 'right after'} each "${of.first}"`;
  if (of.is === 'after line')
    return `${typeof of.next === 'string' ? of.next : `a line that begins with "${of.next.starts}"`} right after "${of.line}"`;
  if (of.is === 'key value')
    return `a key${of.inCapitals ? ' in capitals' : ''}, "${of.sign}" and a value in each line`;
  if (of.is === 'begun') return `"${of.sign}" at the beginning of each line`;
  if (of.is === 'quoted') return `lines that begin with "${of.first}" in block quotes`;
  if (of.is === 'numbered') return `"${of.word} 1${of.sign}" and so on at the beginning of each`;
  if (of.is === 'labels') return `lines that begin with ${of.labels.join(', ')}`;
  return `"${of.first}" and "${of.next}" in turn${of.isFirst ? `, "${of.first}" first` : ''}`;
}

/** "The first letters of the lines spell 'LAMP'", "each line starting with 'Q:' is directly followed by one starting with 'A:'" */
export function lineForms(notation: Notation): void {
  acrostics(notation);
  stanzas(notation);
  pairs(notation);
  marked(notation);
  links(notation);
}

function acrostics(notation: Notation): void {
  const firsts = [
    ...['the first letter', 'the first letters', 'the initial letters', 'the initials', 'the initial letter'],
    ...['the opening letter', 'the opening letters', 'the starting letters', 'the leading letters'],
  ];
  for (const unit of ['line', 'sentence', 'word'] as const) {
    const of = each(
      ['of', 'of each', 'of every', 'of the', 'of its', 'of all', 'of all the', "of the response's"],
      [unit, `${unit}s`],
    );
    notation.words('FirstLetters', each(firsts, of), unit);
    const formed = ['the acrostic formed by', 'the word formed by', 'the acrostic made by', 'an acrostic made of'];
    notation.words('FormedLetters', each(formed, each(firsts, of)), unit);
  }
  notation.words('Spells', [
    ...['spell', 'spells', 'must spell', 'should spell', 'spell out', 'spells out', 'form', 'make', 'make up', 'read'],
    ...each(['spell', 'spell out', 'form', 'make', 'spells', 'must spell'], ['the word', 'the name']),
  ]);
  notation.words('Downwards', [
    ...['when read downwards', 'read downwards', 'from top to bottom', 'when read from top to bottom', 'in order'],
    ...[', read from top to bottom', ', in order', ', top to bottom', 'when read in order', 'when read top to bottom'],
  ]);
  notation.kind('#spelled', (token) => {
    const text = token.kind === 'quoted' ? token.text : token.kind === 'word' ? token.raw : '';
    return (token.kind === 'quoted' ? /^\p{L}{2,20}$/u : /^\p{Lu}{2,20}$/u).test(text) ? text : undefined;
  });
  const acrostic = (unit: 'line', spells: string): Said => ({
    ask: 'line form',
    of: { is: 'acrostic', unit, spells },
    names: true,
    undeniable: true,
  });
  notation.rule('Clause = FirstLetters Spells #spelled Downwards?', acrostic);
  notation.words('Downwards', ['taken together', 'put together', 'one after the other', ', one after the other']);
  notation.words('DownwardsSaid', [
    ...[', read downwards ,', ', read from top to bottom ,', ', top to bottom ,', ', in order ,', ', taken together ,'],
    ...[', when read downwards ,', ', put together ,', ', read in order ,', 'together', ', from top to bottom ,'],
  ]);
  notation.rule('Clause = FirstLetters ( DownwardsSaid | Downwards ) Spells #spelled', acrostic);
  notation.rule(
    'Clause = ( reading | taken together , | taken together | read together , | when read downwards , ) FirstLetters Downwards? Spells #spelled',
    acrostic,
  );
  notation.words('SpelledBy', [
    ...each(['is', 'must be', 'should be'], ['spelled by', 'spelled out by', 'spelt by', 'spelt out by', 'formed by']),
    ...each(['can be'], ['read in', 'read from']),
  ]);
  notation.rule(
    'Clause = ( the word | the name )? #spelled SpelledBy FirstLetters Downwards?',
    (spells: string, unit: 'line') => acrostic(unit, spells),
  );
  notation.words(
    'SpellsNot',
    each(['do not', 'does not', 'fail to', 'fails to'], ['spell', 'spell out', 'spell the word', 'form']),
  );
  notation.rule(
    'Clause = FirstLetters SpellsNot #spelled Downwards?',
    (unit: 'line', spells: string): Said => ({ not: acrostic(unit, spells) as Fact, plainFor: -1 }),
  );
  notation.words('AnAcrostic', [
    ...each(
      ['an acrostic', 'an acrostic poem'],
      ['of', 'for', 'on', 'spelling', 'that spells', 'that spells out', 'spelling out'],
    ),
  ]);
  notation.rule('State = AnAcrostic ( the word | the name )? #spelled', (spells: string) => acrostic('line', spells));
  // "The lines start with the letters S, T, A, R in that order"
  notation.kind('#acrosticletter', (token) =>
    token.kind === 'word' && /^\p{Lu}$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.rule('LetterChain = #acrosticletter , #acrosticletter', (a: string, b: string) => a + b);
  notation.rule('LetterChain = LetterChain , #acrosticletter', (all: string, one: string) => all + one);
  notation.rule('LetterChain = LetterChain ,? and #acrosticletter', (all: string, one: string) => all + one);
  notation.rule(
    'Clause = ( the lines | its lines | the lines of the response ) ( start | begin | must start | must begin ) with the letters? LetterChain ,? in ( that | this ) order',
    (spells: string) => acrostic('line', spells),
  );
  notation.rule('Clause = FormedLetters ( spells | is | reads | spells out ) #spelled Downwards?', acrostic);
  notation.rule(
    'Clause = ( the lines | its lines | the poem ) ( form | forms ) an acrostic ( of | for | spelling | that spells | reading ) #spelled',
    (spells: string) => acrostic('line', spells),
  );
}

function stanzas(notation: Notation): void {
  const poem = (count: Amount | undefined, lines: Amount | undefined): Said => ({
    ask: 'line form',
    of: { is: 'stanzas', ...(count && { count: count.in }), ...(lines && { lines: lines.in }) },
    names: true,
    undeniable: true,
    plainFor: 1,
  });
  notation.words('StanzaNouns', ['stanza', 'stanzas', 'quatrain', 'quatrains'].slice(0, 2));
  notation.words('StanzaOf', [
    'of',
    'with',
    ', each of',
    ', each with',
    ', each having',
    'each with',
    'having',
    ', each containing',
  ]);
  notation.rule('Stanzas = Amount StanzaNouns', (count: Amount) => poem(count, undefined));
  notation.rule('Stanzas = Amount StanzaNouns StanzaOf Amount ( lines | line ) ( each | apiece )?', poem);
  notation.rule('Stanzas = Stanzas SeparatedBy BlankLine', (form: Said) => form);
  notation.rule('Core<F,response> = ( Verb<have,F> | Verb<consist,F> ) Stanzas');
  notation.rule('Clause = ThereIs Stanzas');
  notation.rule(
    'Clause = ( each stanza | every stanza ) ( has | must have | consists of | contains | is | is exactly ) Amount ( lines | line ) ( long )?',
    (lines: Amount) => poem(undefined, lines),
  );
}

function pairs(notation: Notation): void {
  notation.words(
    'LineStarting',
    each(
      ['starting', 'beginning', 'that starts', 'that begins', 'that start', 'that begin', 'which starts'],
      ['with', ''],
    ),
  );
  notation.words('IsNextTo', [
    ...each(
      ['is', 'must be', 'should be'],
      each(['directly', 'immediately', 'right'], ['followed by']).concat(
        'followed directly by',
        'followed immediately by',
      ),
    ),
  ]);
  const lines =
    (is: 'pairs') =>
    (first: Quoted, next: Quoted): Said => ({
      ask: 'line form',
      of: { is, first: first.text, next: next.text },
      names: true,
      undeniable: true,
      plainFor: 1,
    });
  notation.rule(
    'Clause = ( each | every ) line LineStarting Text IsNextTo ( a line | one ) LineStarting Text',
    lines('pairs'),
  );
  // "Every 'Q:' line is followed by an 'A:' line"
  const pair = (first: Quoted, next: Quoted, isNext = true): Said => ({
    ask: 'line form',
    of: { is: 'pairs', first: first.text, next: next.text, ...(!isNext && { mayGap: true }) },
    names: true,
    undeniable: true,
    plainFor: 1,
  });
  notation.kind('#leadword', (token) =>
    token.kind === 'word' && /^\p{Lu}[\p{L}]{0,12}$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.rule('LineLead = Text');
  notation.rule('LineLead = #leadword :', (word: string) => ({ text: `${word}:` }) as Quoted);
  notation.rule('EachLead = ( each | every ) LineLead line', (one: Quoted) => one);
  notation.rule('EachLead = ( each | every ) ( question | answer )? line LineStarting LineLead', (one: Quoted) => one);
  notation.rule('ALead = ( a | an | one ) LineLead line', (one: Quoted) => one);
  notation.rule('ALead = ( a | an | one ) ( question | answer )? line LineStarting LineLead', (one: Quoted) => one);
  notation.rule('Clause = EachLead IsNextTo ALead', (a: Quoted, b: Quoted) => pair(a, b));
  notation.rule('Clause = EachLead ( is followed by | must be followed by | has ) ALead', (a: Quoted, b: Quoted) =>
    pair(a, b, false),
  );
  notation.words('TheLines', [
    'the lines',
    'its lines',
    'the dialogue',
    'the conversation',
    'the exchange',
    'the script',
    'lines',
    'the response',
  ]);
  notation.words('Alternate', [
    'alternate between',
    'alternates between',
    'must alternate between',
    'switches between',
  ]);
  notation.kind('#speaker', (token) =>
    token.kind === 'word' ? token.raw : token.kind === 'quoted' ? token.text : undefined,
  );
  notation.rule(
    'SpeaksFirst = ,? with the? #speaker ( speaking | going | coming | starting ) first',
    (one: string) => one,
  );
  notation.rule('SpeaksFirst = ,? ( starting | beginning ) with #speaker', (one: string) => one);
  notation.rule('SpeaksFirst = ,? ( starting | beginning ) with ( a | an | the )? LineLead', (one: Quoted) => one.text);
  notation.rule(
    'Clause = TheLines Alternate ( lines LineStarting )? LineLead and ( lines LineStarting )? LineLead ( lines )? SpeaksFirst?',
    (a: Quoted, b: Quoted, speaker?: string): Said | undefined => {
      const speaks = (one: Quoted) =>
        speaker !== undefined && one.text.replace(/\W+$/u, '') === speaker.replace(/\W+$/u, '');
      if (speaker !== undefined && !speaks(a) && !speaks(b)) return undefined;
      const [first, next] = speaks(b) ? [b, a] : [a, b];
      return {
        ask: 'line form',
        of: { is: 'turns', first: first.text, next: next.text, isFirst: speaker !== undefined },
        names: true,
        undeniable: true,
        plainFor: 1,
      };
    },
  );
  // "Each bullet has a bold label followed by a colon": at its start, where labels stand.
  const labels = each(['bold', 'bolded', 'boldfaced'], ['label', 'lead-in', 'title', 'heading', 'header', 'term']);
  const colons = [
    'followed by a colon',
    'ending with a colon',
    'ending in a colon',
    'with a colon',
    'and a colon',
    ', then a colon',
  ];
  notation.words('BoldLabel', each(each(['a', 'its own'], labels), colons));
  notation.rule('BoldLabel = BoldLabel ,? ( like | such as | as in | e . g . ) #boldsample', () => null);
  notation.rule('Clause = SomeParts<N> ( has | have | must have | should have | gets ) BoldLabel', (of: Several) =>
    ['bullet', 'numbered', 'item'].includes(of.kind) && (of.which === 'all' || of.which === 'none')
      ? ofSeveral(of, { ask: 'start', of: 'bold with a colon' })
      : undefined,
  );
}

/** "'Note:' lines are blockquotes", "every step begins with 'Step N:'" */
function marked(notation: Notation): void {
  const quoted = ({ text: first }: Quoted): Said => ({
    ask: 'line form',
    of: { is: 'quoted', first },
    names: true,
    undeniable: true,
  });
  const quotes = each(
    ['', 'a', 'in a', 'in', 'inside a', 'written as', 'written as a', 'set as', 'formatted as'],
    ['block quote', 'blockquote', 'block quotes', 'blockquotes', 'markdown blockquotes'],
  );
  notation.words('IsQuoteBlock', each(['is', 'are', 'must be', 'should be'], quotes));
  notation.words('IsNoQuoteBlock', each(['is not', 'are not'], quotes));
  notation.rule('LeadLines = ( all | all the | the )? LineLead lines', (one: Quoted) => one);
  notation.rule('LeadLines = ( all | all the | the )? lines LineStarting LineLead', (one: Quoted) => one);
  notation.rule('Clause = ( EachLead | LeadLines ) IsQuoteBlock', quoted);
  notation.rule('Clause = ( EachLead | LeadLines ) ( start | starts | begin | begins ) with >', quoted);
  notation.rule(
    'Clause = ( ALead | any LineLead line ) IsNoQuoteBlock',
    (one: Quoted): Said => ({ not: quoted(one) as Fact, plainFor: -1 }),
  );
  notation.rule('Penalize = LineLead lines that IsNoQuoteBlock', (one: Quoted): Said => ({ not: quoted(one) as Fact }));
  // Of what is numbered with its own name, each is one.
  const labelled = (pattern: RegExp) => (token: Token) => {
    const [, word, sign] = (token.kind === 'quoted' && pattern.exec(token.text)) || [];
    return word === undefined ? undefined : { word, sign };
  };
  notation.kind('#numberedlabel', labelled(/^(\p{Lu}\p{L}+) (?:[NnXx#]|\[(?:n|number|x)\])(\W{0,2})$/u));
  notation.kind('#firstlabel', labelled(/^(\p{Lu}\p{L}+) 1(\W{0,2})$/u));
  notation.rule('NumberedLabel = #numberedlabel');
  notation.kind('#stepword', labelled(/^(\p{Lu}\p{L}+)()$/u));
  notation.rule('NumberedLabel = #stepword ( and | followed by | plus ) ( a | its | the ) number');
  notation.rule(
    'NumberedLabel = #firstlabel , #quoted ,? ( AndSoOn | and so on | etc . )',
    (label: { word: string }, next: string) => (next.startsWith(`${label.word} 2`) ? label : undefined),
  );
  for (const noun of ['step', 'part', 'section', 'phase', 'day', 'week', 'question', 'chapter', 'scene']) {
    notation.words('NumberedNoun', each(['every', 'each'], [noun]));
    notation.words('NumberedNoun', each(['', 'all', 'all the', 'the'], [`${noun}s`]));
  }
  const prefixed = ['labeled', 'labelled', 'introduced with', 'introduced by', 'prefixed with'];
  notation.words('IsLabelledBy', [
    ...each(['', 'must', 'should'], ['start with', 'begin with']),
    ...['starts with', 'begins with'],
    ...each(['is', 'are', 'must be'], prefixed),
  ]);
  notation.rule(
    'Clause = NumberedNoun IsLabelledBy NumberedLabel',
    (label: { word: string; sign: string }): Said => ({
      ask: 'line form',
      of: { is: 'numbered', ...label },
      names: true,
      undeniable: true,
      plainFor: 1,
    }),
  );
}

function links(notation: Notation): void {
  const nouns = ['url', 'link', 'web address', 'hyperlink'];
  const plurals = ['urls', 'links', 'web addresses', 'hyperlinks'];
  const twice = ['twice', 'more than once', 'several times', 'multiple times', 'two times'];
  notation.words('LinkTwice', [
    ...each(
      each(
        ['is', 'are', 'gets'],
        ['given', 'used', 'listed', 'shared', 'provided', 'cited', 'included', 'mentioned', 'linked', 'linked to'],
      ),
      twice,
    ),
    ...each(['appears', 'occurs', 'appear', 'occur', 'is there', 'shows up'], twice),
    ...['is repeated', 'are repeated', 'is duplicated', 'are duplicated'],
  ]);
  const fact = { ask: 'links twice' };
  notation.words('SameLink', each(['the same', 'any', 'a', 'one'], nouns));
  notation.words('NoLink2', [
    ...each(['no', 'not a single', 'none of the'], nouns),
    ...each(['no', 'none of the'], plurals),
  ]);
  notation.rule('Clause = SameLink LinkTwice', (): Said => ({ ...fact, plainFor: -1 }));
  notation.rule('Clause = NoLink2 LinkTwice', (): Said => ({ not: fact, denies: true }));
  notation.words('AllLinks2', each(['all', 'all the', 'all of the', 'the', 'its'], plurals));
  notation.words(
    'AreDifferent',
    each(['are', 'must be', 'should be'], ['unique', 'distinct', 'all unique', 'all different', 'all distinct']),
  );
  notation.words('AllLinks2', each(['every', 'each'], nouns));
  notation.words('AreDifferent', [
    ...each(['is', 'must be', 'should be'], ['unique', 'distinct', 'different']),
    ...each(['appears', 'is used', 'is given', 'occurs', 'is listed'], ['only once', 'exactly once', 'once']),
    ...['are different'],
  ]);
  notation.rule('Clause = AllLinks2 AreDifferent', (): Said => ({ not: fact, denies: true, undeniable: true }));
  const doubled = each(['duplicate', 'duplicated', 'repeated', 'identical'], [...plurals, ...nouns]);
  notation.words('DoubledLinks', [...doubled, ...each(['any', 'a'], doubled)]);
  notation.rule('Object = DoubledLinks', (): Said => ({ ...fact, names: true }));
  notation.rule('Object = no DoubledLinks', (): Said => ({ not: fact, denies: true }));
}
