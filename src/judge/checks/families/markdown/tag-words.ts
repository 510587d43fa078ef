import { and, type Fact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { type HtmlFact, htmlFact, htmlFactWords } from '../../markdown/html-facts.ts';
import { htmlTagsCheck } from '../../markdown/html-tags.ts';
import type { BesideTag } from '../../markdown/tagged-blocks.ts';
import { counting, type Decider, wholeText } from '../bridge.ts';
import { type One, ofOne } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { type Quoted, wanted } from '../texts/texts.ts';

/** How facts are decided about tags of the HTML that a response gives. */
export const TAG_WORDS: Readonly<Record<string, Decider>> = {
  'tags of the HTML': counting((asked, { of }) => htmlTagsCheck(of as string, asked)),
  'html fact': wholeText('tags', 'the HTML of the response', htmlFactWords, (text, fact: HtmlFact) =>
    htmlFact(text, fact),
  ),
};

/** Tags as they are written: "nothing follows the closing </answer> tag", "starts with <answer>", "the HTML has one <h1>". */
export function tagWords(notation: Notation): void {
  written(notation);
  beside(notation);
  blocks(notation);
  html(notation);
}

/** Tags whose names are seldom those of what is to be filled in. */
const TAGS = [
  ...['answer', 'thinking', 'think', 'reasoning', 'scratchpad', 'output', 'response', 'result', 'final_answer', 'html'],
  ...['body', 'div', 'p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'table', 'b', 'strong', 'em', 'br', 'script', 'style'],
];

/** "<answer>", "</answer>", "[1]" need no quotation marks. */
function written(notation: Notation): void {
  const literal = (text: string): Quoted | undefined => {
    const found = wanted(text);
    return found && { ...found, isNameless: true };
  };
  notation.kind('#rawtag', (token) =>
    token.kind === 'word' && /^[a-z_][\w-]*$/iu.test(token.raw) ? token.raw : undefined,
  );
  // "Starts with <name>" asks for a name.
  notation.kind('#doctype', (token) =>
    token.kind === 'word' && /^doctype$/iu.test(token.raw) ? token.raw : undefined,
  );
  notation.rule('BareSign = < ! #doctype html >', (raw: string) => literal(`<!${raw} html>`));
  notation.rule('BareSign = < #rawtag >', (name: string) =>
    TAGS.includes(name.toLowerCase()) ? literal(`<${name}>`) : undefined,
  );
  notation.rule('BareSign = < / #rawtag >', (name: string) => literal(`</${name}>`));
  notation.rule("BareSign = '[' N ']'", (n: number) => literal(`[${n}]`));
  notation.rule('Text = BareSign');
}

function beside(notation: Notation): void {
  notation.rule('ClosingTag = ( the )? ( closing )? < / #tagword > ( tag )?', (name: string) => name);
  notation.rule('ClosingTag = ( the )? closing ( BlockOf | Tag )', (name: string) => name);
  notation.rule('OpeningTag = the opening ( BlockOf | Tag )', (name: string) => name);
  notation.rule('OpeningTag = ( the )? Tag', (name: string) => name);
  const nothing =
    (side: BesideTag['side']) =>
    (name: string): Fact => ({ ask: 'beside tag', of: { side, name } });
  for (const [side, tags, text] of [
    ['before', '( OpeningTag | BlockOf | the BlockOf )', 'precedes'],
    ['after', '( ClosingTag | the BlockOf )', 'follows'],
  ] as const) {
    const nothings = ['no text', 'no other text', 'nothing else', 'no content'];
    const verbs = [
      text,
      `comes ${side}`,
      `appears ${side}`,
      `stands ${side}`,
      `is ${side}`,
      `is written ${side}`,
      `is left ${side}`,
    ];
    notation.words(`NoTextIs<${side}>`, [...each(nothings, verbs), ...each(each(['there is'], nothings), [side])]);
    notation.words(`SomeTextIs<${side}>`, [
      ...each(['text', 'any text', 'some text', 'other text', 'any other text'], verbs),
      ...each(each(['there is'], ['text', 'any text', 'some text', 'other text', 'any other text']), [side]),
    ]);
    notation.rule(`Clause = ( NothingIs<${side}> | NoTextIs<${side}> ) ${tags}`, nothing(side));
    notation.rule(
      `Penalize = ( anything | any text | text | any other text | anything else ) ( written | that comes | that stands | that appears )? ${side} ${tags}`,
      (name: string): Said => ({ not: nothing(side)(name), denies: true }),
    );
    notation.rule(
      `Clause = ( AnythingIs<${side}> | SomeTextIs<${side}> ) ${tags}`,
      (name: string): Said => ({ not: nothing(side)(name), denies: true }),
    );
  }
}

function blocks(notation: Notation): void {
  const part = (name: string): One => ({ kind: 'tagged', place: { tagged: name } });
  notation.rule('OnePart = the TagPair ( TagNoun )?', part);
  notation.words(
    'InsideOf',
    each(["what's", 'all that is', 'text'], ['inside', 'within', 'in', 'between']).concat('the content between'),
  );
  notation.words('IsWrapped', each(['is', 'must be', 'should be', 'comes'], ['in', 'inside', 'within', 'between']));
  // "Consists of a <thinking> block followed by an <answer> block"
  notation.rule(
    'Core<F,response> = Verb<consist,F> ( a | an | the ) BlockOf ThenBlock ( a | an | the ) BlockOf',
    (first: string, second: string): Said => ({
      ...and(
        { ask: 'block at', of: { edge: 'start', name: first } },
        { ask: 'block at', of: { edge: 'end', name: second } },
        { ask: 'block order', of: [first, second] },
      ),
      plainFor: 1,
      undeniable: true,
    }),
  );
  notation.rule(
    'Clause = the BlockOf SectionAt',
    (name: string, edge: 'start' | 'end'): Said => ({ ask: 'block at', of: { edge, name }, names: true }),
  );
  notation.rule(
    'Clause = ( inside | within | in | between ) the? AnyTag ,? ThereIs Placeable',
    (name: string, holds: Said) => ofOne(part(name), holds),
  );
  notation.words('OnceOnly', ['exactly once', 'only once', 'once and only once', 'just once']);
  notation.words('TagStands', ['appears', 'occurs', 'is used', 'is present', 'must appear']);
  notation.rule(
    'Clause = the BlockOf TagStands OnceOnly',
    (of: string): Said => ({ ask: 'tagged blocks', of, in: [[1, 1]], plainFor: 1 }),
  );
}

/** What is said of "the HTML" is said of the code block that holds it, where there is one. */
function html(notation: Notation): void {
  notation.words(
    'TheHtml',
    each(
      ['the', 'its', 'the generated', 'the resulting', 'the returned', 'the produced', 'the final'],
      [
        ...['html', 'html output', 'html code', 'html document', 'html page', 'html snippet', 'markup', 'html file'],
        ...['page', 'web page', 'webpage', 'html markup', 'html it generates', 'html in the response'],
      ],
    ),
  );
  const tags = (of: string, amount: Amount): Said => ({ ask: 'tags of the HTML', of, ...amount, names: true });
  notation.rule('HtmlTag = < #tagname > ( tag | tags | element | elements )?', (name: string) => name);
  notation.rule('HtmlTag = #quotedtag ( tag | tags | element | elements )?', (name: string) => name);
  notation.kind('#plaintag', (token) =>
    token.kind === 'word' &&
    /^(?:script|style|font|iframe|img|title|form|input|button|meta|nav|span|div|marquee|center)$/u.test(token.text)
      ? token.text
      : undefined,
  );
  notation.rule('HtmlTag = #plaintag ( tag | tags )', (name: string) => name);
  notation.words('HtmlHas', ['has', 'contains', 'includes', 'uses', 'must have', 'must contain', 'should have']);
  notation.words('HtmlHasNot', each(['does not', 'must not', 'should not'], ['have', 'contain', 'include', 'use']));
  notation.rule('Clause = TheHtml HtmlHas Amount HtmlTag', (amount: Amount, of: string) => tags(of, amount));
  notation.rule('Clause = TheHtml HtmlHas ( a | an | any ) HtmlTag', (of: string) => tags(of, { in: [[1, Infinity]] }));
  notation.rule(
    'Clause = TheHtml ( HtmlHas no | HtmlHasNot ( a | an | any ) ) HtmlTag',
    (of: string): Said => ({ ...tags(of, { in: [[0, 0]] }), denies: true }),
  );
}
