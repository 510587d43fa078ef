import { canonical, type Form, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Target } from '../../markdown/link-targets.ts';
import { ofSeveral, type Several } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';

const some = (ask: string): Form => ({ ask, in: [[1, Infinity]] });
const none = (ask: string): Form => ({ ask, in: [[0, 0]] });

/** Links in the words in which people speak of them: how they are written, what they say, and where they lead. */
export function linkWords(notation: Notation): void {
  syntax(notation);
  texts(notation);
  targets(notation);
}

/** "Every link is a Markdown link", "links are written as [text](url) and never as bare URLs" */
function syntax(notation: Notation): void {
  const links = ['link', 'hyperlink', 'url', 'source link'];
  notation.words('LinksAll', [
    ...each(['every', 'each'], links),
    ...each(
      ['', 'all', 'all the', 'the', 'its', 'all of the'],
      links.map((one) => `${one}s`),
    ),
  ]);
  const be = ['is', 'are', 'must be', 'should be'];
  const written = ['written', 'formatted', 'given', 'presented', 'provided', 'included'];
  const forms = ['a markdown link', 'markdown links', 'markdown', 'a proper markdown link', 'markdown hyperlinks'];
  notation.rule(
    'AsMarkdown = ( are | is | must be | should be ) ( in the ( form | format ) )? Samples<link>',
    () => null,
  );
  notation.words('AsMarkdown', [
    ...each(
      be,
      forms.filter((one) => one !== 'markdown'),
    ),
    ...each(each(be, written), each(['as', 'in the form of', 'using'], [...forms, 'markdown syntax'])),
    ...each(each(be, ['', ...written]), [
      'in markdown',
      'in markdown syntax',
      'in markdown format',
      'in a markdown link',
    ]),
    ...each(each(be, ['', 'wrapped', 'placed']), ['inside a markdown link', 'within a markdown link']),
    ...each(['use', 'uses', 'must use', 'should use'], ['markdown', 'markdown syntax', 'markdown link syntax']),
    ...each(['use', 'uses'], ['the markdown link syntax', 'markdown format', 'markdown formatting']),
  ]);
  notation.words('LinkForm', ['[ text ] ( url )', '[ title ] ( url )', '[ text ] ( link )', '[ label ] ( url )']);
  notation.kind('#linkform', (token) =>
    token.kind === 'quoted' && /^\[[a-z ]+\]\((?:url|link|address)\)$/iu.test(token.text) ? null : undefined,
  );
  notation.rule('LinkForm = #linkform', () => null);
  notation.rule(
    "AsMarkdown = AsMarkdown ,? '('? ( i . e . ,? | like | in the form | of the form )? LinkForm ')'?",
    () => null,
  );
  notation.words(
    'WrittenSo',
    each(each(be, ['written', 'formatted', 'given']), ['as', 'like', 'in the form', 'in the form of']),
  );
  notation.rule('AsMarkdown = WrittenSo LinkForm', () => null);
  const not = ['and never', ', never', ', not', 'and not', 'rather than', 'instead of', ', and never', 'not'];
  const bare = each(['bare', 'raw', 'plain', 'naked'], ['urls', 'links', 'url', 'addresses']);
  notation.words('NotBare', [
    ...each(each(not, ['', 'as']), bare),
    ...each(each(not, ['', 'as']), each(['a'], bare)),
    ...['with link text', 'with a link text', 'with a text', 'and not bare', ', not bare'],
  ]);
  const always = (): Said => ({
    if: some('links'),
    so: none('bare URLs'),
    undeniable: true,
  });
  notation.rule('Clause = LinksAll ( AsMarkdown ) NotBare?', always);
  // "A URL that isn't wrapped in a Markdown link", "raw URLs, i.e. ones that aren't in Markdown"
  notation.words(
    'NotInMarkdown',
    each(each(['that', 'which'], ['is not', 'are not']), [
      ...['', 'formatted as', 'written as', 'given as', 'made into', 'turned into'].flatMap((as) =>
        each([as], ['a markdown link', 'markdown links', 'a proper markdown link', 'proper markdown links']),
      ),
      ...each(['', 'wrapped', 'put', 'placed', 'written'], ['in markdown', 'in a markdown link', 'in markdown links']),
      ...each(['', 'wrapped', 'put'], ['inside a markdown link', 'inside markdown links']),
    ]),
  );
  for (const [number, nouns] of [
    ['One', ['url', 'link', 'bare url', 'raw url', 'naked url', 'plain url', 'bare link', 'raw link']],
    ['Many', ['urls', 'links', 'bare urls', 'raw urls', 'naked urls', 'plain urls', 'bare links', 'raw links']],
  ] as const) {
    notation.words(`${number}Url`, nouns);
    notation.rule(`${number}<made> = ${number}Url NotInMarkdown`, () => 'bare URLs');
    notation.rule(`${number}<made> = ${number}<made> ,? IdEst OnesNotMarkdown`, (name: string) =>
      name === 'bare URLs' ? name : undefined,
    );
  }
  notation.words('IdEst', ['i . e .', 'i . e . ,', 'that is ,', 'meaning']);
  notation.rule('OnesNotMarkdown = ( ones | one | urls | links | those ) NotInMarkdown');
  notation.words('NeverBare', [
    ...each(['are', 'is'], ['never bare', 'never written bare', 'not bare', 'never raw', 'never pasted bare']),
  ]);
  notation.rule('Clause = LinksAll NeverBare', (): Said => ({ ...none('bare URLs'), denies: true }));
}

/** "The text of any link is 'here'", "a link with the text 'Learn more'" */
function texts(notation: Notation): void {
  const text = ['text', 'visible text', 'link text', 'anchor text', 'label'];
  const links = ['link', 'hyperlink', 'markdown link'];
  const shares: readonly (readonly [Several['which'], readonly string[]])[] = [
    ['some', ['a', 'any', 'some']],
    ['all', ['every', 'each']],
    ['none', ['no']],
  ];
  for (const [which, words] of shares) {
    notation.words(`LinksOf`, each(words, links), which);
    notation.words(
      'TextOfLinks',
      each(
        words,
        links.map((one) => `${one}'s`),
      ).flatMap((one) => each([one], text)),
      which,
    );
    if (which !== 'none')
      notation.words('TextOfLinks', each(each(['the'], text), each(['of'], each(words, links))), which);
  }
  notation.words('TextOfLinks', ['a link text', 'an anchor text'], 'some');
  const several = (which: Several['which']): Several => ({
    kind: 'link text',
    which,
    denied: 'plain',
    must: which === 'all',
  });
  notation.rule('SomeParts<third> = TextOfLinks', several);
  const saying = (which: Several['which'], all: Quoted | Quoted[]) =>
    ofSeveral(several(which), {
      ask: 'equals',
      of: [all].flat().map(plainText),
      ...(Array.isArray(all) && { list: 'one' as const }),
    });
  notation.rule(
    'Clause = SomeParts<third> ( ( reads | says | is exactly ) ( Text | Texts<or> ) | is Text )',
    ({ kind, which }: Several, all: Quoted | Quoted[]) => (kind === 'link text' ? saying(which, all) : undefined),
  );
  notation.words('HasLinkText', [
    ...each(each(['has', 'uses', 'shows', 'with'], ['', 'the', 'as its']), [
      'text',
      'link text',
      'visible text',
      'anchor text',
    ]),
    ...each(['is', 'must be'], ['labelled', 'labeled', 'called', 'titled']),
    ...['reads', 'says'],
  ]);
  notation.rule('Clause = LinksOf HasLinkText ( just | only | exactly )? ( Text | Texts<or> )', saying);
  // "A link uses 'click here' as its text", "'here' is used as link text"
  const texts = text.flatMap((one) => [one, `${one}s`]);
  notation.words('AsLinkText', each(['as', 'as its', 'as the', 'for its', 'for the'], texts));
  const ofLinks = ['link text', 'anchor text', 'link label', 'text of a link', 'text of any link', 'label of a link'];
  notation.words('AsTextOfLink', each(['as', 'as the', 'for the'], ofLinks));
  const used = '( uses | has | gets | shows ) ( just | only )? ( Text | Texts<or> )';
  notation.rule(`Clause = LinksOf ${used} AsLinkText`, saying);
  const some = (all: Quoted | Quoted[]) => saying('some', all);
  notation.rule('Clause = ( Text | Texts<or> ) ( Used | is ) AsTextOfLink', some);
  // "'Nofollow' links" are of a kind.
  notation.rule('Penalize = Text links', (text: Quoted) =>
    /^(?:here|this|.*\s.*)$/iu.test(text.text) ? some(text) : undefined,
  );
  notation.words('IsTextOfLink', each(['is', 'is the', 'is used for the'], ofLinks));
  notation.rule('Clause = Text IsTextOfLink', some);
  notation.rule('Penalize = ( Text | Texts<or> ) AsTextOfLink', some);
  notation.rule('Penalize = links ( that say | that read | saying | reading ) just? ( Text | Texts<or> )', some);
  // "The link text is 'x'" is of the only link: of several it would be unclear.
  const only = (one: Quoted | Quoted[]): Said => ({
    ask: 'agreeing',
    of: (['some', 'all'] as const).map((which) => canonical(saying(which, one)!)),
    names: true,
    undeniable: true,
  });
  notation.words('TheLinkText', [
    ...each(
      ['the'],
      ['link text', "link's text", 'text of the link', 'anchor text', "link's visible text", 'link label'],
    ),
  ]);
  notation.words('TextReads', ['is', 'must be', 'should be', 'reads', 'says']);
  notation.rule('Clause = TheLinkText TextReads exactly? Text', only);
  notation.rule('Clause = the link HasLinkText Text', only);
  notation.words('LinkSaying', [
    ...each(
      ['with', 'that has', 'with the', 'that has the'],
      ['text', 'link text', 'visible text', 'anchor text', 'label'],
    ),
    ...['labelled', 'labeled', 'that says', 'that reads', 'reading', 'saying', 'whose text is'],
  ]);
  notation.words(
    'LinkSaying',
    each(['whose', 'where the'], each(text.slice(1).concat('text'), ['is', 'reads', 'says'])),
  );
  notation.rule(
    'SayingText = LinkSaying ( just | only | exactly )? ( Text | Texts<or> )',
    (all: Quoted | Quoted[]) => all,
  );
  notation.words('ALinkOf', each(each(['a', 'one', 'any'], ['', 'markdown']), links), 'some');
  notation.words('ALinkOf', each(each(['no'], ['', 'markdown']), [...links, 'links', 'hyperlinks']), 'none');
  notation.words('ALinkOf', each(['', 'any', 'markdown'], ['links', 'hyperlinks']), 'faults');
  notation.rule(
    'Described = ALinkOf SayingText',
    (which: 'some' | 'faults', all: Quoted | Quoted[]): Said | undefined => {
      const found = saying(which, all);
      return found && which === 'faults' ? { ...found, plainFor: -1 } : found;
    },
  );
  // "The link text is 'here' or 'click here'"
  notation.rule('Clause = TheLinkText ( is | reads | says ) ( just )? Texts<or>', only);
  notation.rule(
    'Clause = ( AnyLinks | a link | links ) ( say | says | read | reads ) ( just )? ( Text | Texts<or> )',
    (all: Quoted | Quoted[]): Said | undefined => {
      const found = saying('some', all);
      return found && { ...found, plainFor: -1 };
    },
  );
}

/** "The only URL is https://example.com", "the link points to example.com" */
function targets(notation: Notation): void {
  const to = (of: Target): Form => ({ ask: 'links to', of, in: [[1, Infinity]] });
  // It also says that there is just one link, so that several are undecided.
  const only = (of: Target): Said => {
    const all: Said = { ask: 'links only to', of };
    const one: Said = { and: [all, { ask: 'links', in: [[1, 1]] }] };
    return {
      and: [to(of), { ask: 'agreeing', of: [canonical(all), canonical(one)] }],
      plainFor: 1,
      undeniable: true,
      names: true,
    };
  };
  const links = ['url', 'link', 'hyperlink', 'web address'];
  notation.words('TheOnlyLink', each(each(['the only'], links), ['', 'used', 'given', 'included', 'in it']));
  notation.rule('TheOnlyLink = TheOnlyLink ( Place | InAnswer )', () => null);
  notation.rule(
    'Clause = TheOnlyLink ( is | must be | should be | leads to | points to | goes to ) AddressNamed',
    (_: null, of: Target) => only(of),
  );
  notation.rule('Clause = Address ( is | must be ) TheOnlyLink', only);
  notation.rule(
    'Clause = NoLinks Leads AddressNamed',
    (of: Target): Said => ({ ask: 'links to', of, in: [[0, 0]], denies: true }),
  );
  notation.rule(
    'Clause = ( the link | its link | the url ) Leads AddressNamed',
    (of: Target): Said => ({
      ask: 'agreeing',
      of: [canonical(to(of)), { ask: 'links only to', of }],
      names: true,
      undeniable: true,
    }),
  );
}
