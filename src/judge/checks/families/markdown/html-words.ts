import { both, type Fact, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import type { HtmlFact } from '../../markdown/html-facts.ts';
import { each } from '../shape.ts';

const html = (of: HtmlFact): Said => ({ ask: 'html fact', of, undeniable: true });
/** "A valid attribute" names none. */
const ATTRIBUTES =
  /^(?:style|class|id|href|src|srcset|alt|title|lang|rel|target|role|type|name|value|placeholder|width|height|align|bgcolor|border|charset|loading|tabindex|for|action|method|async|defer|hidden|disabled|required|checked|on[a-z]+|(?:aria|data)-[a-z-]+)$/u;
/** These are no words for anything else, as a title is. */
const NO_NOUNS = /^(?:href|src|srcset|id|class|lang|rel|(?:aria|data)-[a-z-]+)$/u;
const deny = (fact: Said): Said => ({ not: fact as Fact, denies: true });

/** What HTML has, how it begins, and that its tags are closed: "the page starts with <!DOCTYPE html>", "a <div> is never closed". */
export function htmlWords(notation: Notation): void {
  things(notation);
  images(notation);
  edges(notation);
  closed(notation);
}

/** Tags and attributes, alone or two of them. */
function things(notation: Notation): void {
  const tags = (of: string, { in: numbers }: Amount = { in: [[1, Infinity]] }): Said => ({
    ask: 'tags of the HTML',
    of,
    in: numbers,
    names: true,
  });
  notation.kind('#attribute', (token) => {
    const name = token.kind === 'word' ? token.text : token.kind === 'quoted' ? token.text.toLowerCase() : '';
    return (token.kind === 'quoted' && /^[a-z][a-z-]*$/u.test(name)) || ATTRIBUTES.test(name) ? name : undefined;
  });
  notation.rule('HtmlBare = HtmlTag', (of: string) => tags(of));
  const attribute = (name: string) => html({ attribute: name });
  notation.rule('HtmlBare = ( inline )? #attribute ( attribute | attributes )', attribute);
  // These are nothing but HTML.
  notation.words('HtmlSure', ['inline style', 'inline styles', 'inline css', 'inline styling'], attribute('style'));
  notation.words(
    'HtmlSure',
    each(['inline'], ['event handler', 'event handlers', 'javascript event handlers']),
    attribute('on*'),
  );
  notation.words('HtmlSure', ['style attribute', 'style attributes'], attribute('style'));
  notation.rule('Clause = AnHtmlSure Used', (one: Said): Said => ({ ...one, plainFor: -1 }));
  notation.rule('Clause = no HtmlSure Used', (one: Said) => deny(one));
  notation.rule('HtmlBare = HtmlSure');
  notation.rule('AnHtmlSure = ( a | an | any | some )? HtmlSure', (one: Said) => one);
  notation.rule('Clause = ThereIs AnHtmlSure ( anywhere )?', (one: Said) => one);
  notation.rule('Clause = ThereIs no HtmlSure', (one: Said) => deny(one));
  notation.rule('Core<F,response> = ( Verb<have,F> | Verb<use,F> ) AnHtmlSure');
  notation.rule('Core<F,response> = ( Verb<have,F> | Verb<use,F> ) no HtmlSure', (one: Said) => deny(one));
  notation.rule('Penalize = AnHtmlSure');
  notation.words('HtmlBare', ['html comment', 'html comments', 'comment', 'comments'], html({ comment: true }));
  notation.rule(
    'HtmlBare = < #tagname #attribute = AttributeValue > ( tag | tags | element | elements )?',
    (on: string, name: string, value: string) => html({ attribute: name, on, value }),
  );
  notation.rule('HtmlBare = #attribute = AttributeValue ( attribute )?', (name: string, value: string) =>
    html({ attribute: name, value }),
  );
  // "Inline styles, that is, any style attribute"
  notation.words('WhichIs', [
    ', that is ,',
    ', i . e .',
    ', i . e . ,',
    ', meaning',
    '( any',
    ', in other words ,',
    'via',
    'using',
  ]);
  notation.rule("HtmlBare = HtmlBare WhichIs HtmlThing ')'?", (one: Said, other: Said) =>
    JSON.stringify(one) === JSON.stringify(other) ? one : undefined,
  );
  notation.rule('HtmlBare = inline ( event handlers | event handler ) ( such as | like ) #attribute', (name: string) =>
    /^on[a-z]+$/u.test(name) ? attribute('on*') : undefined,
  );
  notation.rule('HtmlThing = ( a | an | any )? HtmlBare');
  notation.rule('HtmlRow = HtmlThing or HtmlThing', (a: Said, b: Said) => or(a, b));
  notation.rule('HtmlRow = HtmlThing , HtmlThing ,? or HtmlThing', (a: Said, b: Said, c: Said) => or(a, b, c));
  notation.rule('InHtml = ( anywhere )? ( in | on ) TheHtml');
  const none = (fact: Said): Said =>
    'or' in fact
      ? { and: fact.or.map((one) => none(one as Said)), denies: true, plainFor: 1 }
      : 'ask' in fact && fact.in
        ? { ask: fact.ask, of: fact.of, in: [[0, 0]], denies: true }
        : deny(fact);
  notation.rule('Clause = TheHtml HtmlHas ( HtmlThing | HtmlRow )');
  notation.rule('Clause = TheHtml HtmlHasNot ( HtmlThing | HtmlRow )', none);
  notation.rule('Clause = TheHtml ( HtmlHas no | is free of ) ( HtmlBare | HtmlRow )', none);
  // "Uses <ul> and not <ol>"
  notation.words('AndNotTag', ['and not', ', not', 'and no', 'but not', 'but no', 'instead of', 'rather than']);
  notation.rule('Clause = TheHtml HtmlHas HtmlThing AndNotTag HtmlThing', (one: Said, other: Said): Said | undefined =>
    JSON.stringify(one) === JSON.stringify(other)
      ? undefined
      : { ...both(one, none(other)), plainFor: 1, undeniable: true },
  );
  notation.rule(
    'Clause = ( every | each | all ) ElementName ElementNoun? InMarkup? HasAttribute ( a | an )? #attribute',
    (name: string, of: string): Said | undefined =>
      NO_NOUNS.test(of) ? { ask: 'xml', of: { each: name, attribute: of }, undeniable: true } : undefined,
  );
  notation.rule('Clause = ThereIs ( HtmlThing | HtmlRow ) InHtml');
  notation.rule('Clause = ThereIs no HtmlBare InHtml', none);
  notation.rule('Clause = ThereIs Amount HtmlTag InHtml', (amount: Amount, of: string) => tags(of, amount));
  notation.rule('Clause = ( HtmlThing | HtmlRow ) Used InHtml');
  notation.rule('Clause = no HtmlBare Used InHtml', none);
  notation.rule('Clause = HtmlThing Unused InHtml', none);
  notation.rule('Clause = TheHtml HtmlHas ( a | an ) HtmlTag and ( a | an ) HtmlTag', (a: string, b: string) => ({
    ...both(tags(a), tags(b)),
    plainFor: 1,
    undeniable: true,
  }));
  notation.words('AnElement', each(['any', 'an', 'a', 'some'], ['element', 'tag', 'html element', 'html tag']));
  notation.words('NoElement', each(['no'], ['element', 'tag', 'html element', 'html tag']));
  notation.words('HasIt', ['has', 'uses', 'carries', 'contains', 'includes']);
  notation.rule(
    'Clause = AnElement InHtml? HasIt ( a | an | any )? ( inline )? #attribute attribute',
    (name: string): Said => ({
      ...attribute(name),
      plainFor: -1,
    }),
  );
  notation.rule('Clause = NoElement InHtml? HasIt ( a | an | any )? ( inline )? #attribute attribute', (name: string) =>
    deny(attribute(name)),
  );
  // "A <ul> with exactly four <li> items"
  notation.words('HoldingThem', [
    'with',
    'containing',
    'that has',
    'that contains',
    'that holds',
    'holding',
    'has',
    'contains',
  ]);
  notation.words('HtmlPart', [
    'item',
    'items',
    'row',
    'rows',
    'element',
    'elements',
    'tag',
    'tags',
    'child',
    'children',
  ]);
  notation.rule(
    'Clause = TheHtml HtmlHas ( a | an | one | exactly one ) < #tagname > ( element | tag | list )? HoldingThem Amount < #tagname > HtmlPart?',
    (outer: string, { in: numbers, bare }: Amount, inner: string): Said => ({
      ...html({ outer, inner, in: numbers }),
      ...(bare && { plainFor: 1 as const }),
    }),
  );
  // "The <ul> has exactly four <li> items": the only one.
  notation.rule(
    'Clause = the < #tagname > ( element | tag | list )? HoldingThem Amount < #tagname > HtmlPart?',
    (outer: string, { in: numbers, bare }: Amount, inner: string): Said => {
      const holding = html({ outer, inner, in: numbers }) as Fact;
      const one: Fact = { ask: 'tags of the HTML', of: outer, in: [[1, 1]] };
      return {
        ask: 'agreeing',
        of: [holding, { and: [one, holding] }],
        undeniable: true,
        ...(bare && { plainFor: 1 as const }),
      };
    },
  );
  notation.rule(
    'Clause = TheHtml HtmlHas ( a | an ) < #tagname > ( element | tag | list )? HoldingThem ( a | an ) < #tagname > HtmlPart?',
    (outer: string, inner: string): Said => html({ outer, inner, in: [[1, Infinity]] }),
  );
}

/** "Every image tag carries alt text": of an image whose alt text is empty it is open. */
function images(notation: Notation): void {
  const having: Fact = { ask: 'xml', of: { each: 'img', attribute: 'alt' } };
  const empty: Fact = { ask: 'html fact', of: { attribute: 'alt', on: 'img', value: '' } };
  const all = (): Said => ({ ask: 'agreeing', of: [having, { and: [having, { not: empty }] }], undeniable: true });
  const lacking = (): Said => ({
    ask: 'agreeing',
    of: [{ not: having }, { or: [{ not: having }, empty] }],
    plainFor: -1,
  });
  const nouns = [
    'image tag',
    'image element',
    'img tag',
    'img element',
    'img',
    '< img >',
    '< img > tag',
    '< img > element',
  ];
  const many = nouns.map((one) => `${one}s`);
  notation.words('ImageTags', [
    ...each(['every', 'each'], nouns),
    ...each(['all', 'all the', 'all of the'], [...many, '< img >']),
  ]);
  notation.words('AnImageTag', [...each(['an', 'any', 'some', 'one'], nouns), ...each(['any', 'some', ''], many)]);
  const plain = nouns.filter((one) => !one.includes('<'));
  notation.words('AnImgTag', [
    ...each(['an', 'any', 'some', 'one'], plain),
    ...each(
      ['any', 'some', ''],
      plain.map((one) => `${one}s`),
    ),
  ]);
  notation.words(
    'AltText',
    each(['', 'an', 'its', 'their', 'any'], ['alt text', 'alt texts', 'alt', 'alternative text']),
  );
  notation.rule('Clause = ImageTags InMarkup? ( HasAttribute | carry | carries ) AltText', all);
  notation.rule('Clause = AnImageTag InMarkup? ( LacksAttribute | do not have ) AltText', lacking);
  notation.rule(
    'Clause = AnImgTag InMarkup? ( LacksAttribute | do not have ) ( an | the | its )? alt attribute',
    lacking,
  );
  notation.rule(
    'Clause = ThereIs ( an | any ) ( image | image tag | img tag ) ( without | with no | missing ) ( AltText | an alt attribute ) InHtml',
    lacking,
  );
  notation.rule(
    'Penalize = AnImageTag ( without | with no | that LacksAttribute | missing | lacking ) AltText',
    lacking,
  );
}

function edges(notation: Notation): void {
  notation.rule('Doctype = ( a | an | the )? < ! #doctype html > ( declaration | doctype )?', () => null);
  notation.words('DoctypeWords', each(['a', 'the', 'an html5', 'an html', 'its'], ['doctype', 'doctype declaration']));
  notation.rule('Doctype = DoctypeWords', () => null);
  notation.words('HtmlStarts', [
    'starts with',
    'begins with',
    'must start with',
    'must begin with',
    'should start with',
    'opens with',
  ]);
  notation.rule('Clause = TheHtml HtmlStarts Doctype', () => html({ doctype: 'start' }));
  notation.rule('Clause = TheHtml ( HtmlHas | declares ) Doctype', () => html({ doctype: 'any' }));
  notation.rule('Clause = TheHtml ( HtmlHas no | lacks | is missing | HtmlHasNot ) Doctype', () =>
    deny(html({ doctype: 'any' })),
  );
  notation.rule(
    'Clause = TheHtml ( ends with | ends in | must end with ) ( a | the )? ( closing )? < / #tagname > ( tag )?',
    (ends: string) => html({ ends }),
  );
}

function closed(notation: Notation): void {
  notation.words('NeverClosed', [
    ...[
      'is never closed',
      'is not closed',
      'is left unclosed',
      'is left open',
      'is unclosed',
      'remains unclosed',
      'stays open',
    ],
    ...each(['is opened'], ['but never closed', 'but not closed', 'and never closed', 'without being closed']),
    ...each(['has no', 'lacks a', 'is missing its'], ['closing tag', 'matching closing tag']),
  ]);
  notation.words(
    'AlwaysClosed',
    each(['is', 'are', 'must be'], ['closed', 'also closed', 'properly closed', 'closed again']),
  );
  notation.words(
    'AlwaysClosed',
    each(each(['has', 'have', 'must have'], ['a', 'its', 'a matching', 'a corresponding']), [
      'closing tag',
      'closing one',
    ]),
  );
  const of = (closed: string) => html({ closed });
  const someOpen = (name: string): Said => ({ not: of(name) as Fact, plainFor: -1 });
  notation.rule(
    'Clause = ( a | an | any | an opened | any opened ) < #tagname > ( tag | element )? InMarkup? NeverClosed',
    someOpen,
  );
  notation.rule(
    'Clause = ( every | each | all ) < #tagname > ( tag | tags | element | elements )? InMarkup? ( that is opened )? AlwaysClosed',
    of,
  );
  const any = each(
    ['html tag', 'xml tag', 'opening tag', 'tag', 'opened tag', 'opened html tag', 'opened xml tag'],
    ['', 'that is opened'],
  );
  notation.words(
    'EveryTag',
    each(['every', 'each'], any).concat(each(['all'], ['html tags', 'xml tags', 'tags', 'opened tags'])),
  );
  notation.words('AnyOneTag', each(['a', 'an', 'any'], any));
  // "There is a <b> that never gets closed", "an unclosed <p> tag"
  notation.words(
    'WithoutEnd',
    each(
      ['without', 'with no', 'missing'],
      ['a closing tag', 'its closing tag', 'closing tag', 'closing tags', 'a matching closing tag'],
    ),
  );
  notation.words('PlainTags', ['tag', 'tags', 'html tag', 'html tags', 'element', 'elements']);
  notation.rule(
    'OpenTag = ( a | an | any | some )? < #tagname > ( tag | tags | element | elements )? ( ( that | which ) NeverClosed | WithoutEnd )',
    someOpen,
  );
  notation.rule('OpenTag = ( an | any )? unclosed < #tagname > ( tag | tags | element | elements )?', someOpen);
  notation.rule('OpenTag = ( an | any )? unclosed PlainTags', () => someOpen(''));
  notation.rule('OpenTag = AnyOneTag ( ( that | which ) NeverClosed | WithoutEnd )', () => someOpen(''));
  notation.rule('Clause = no < #tagname > ( tag | element )? InMarkup? NeverClosed', of);
  notation.rule('Clause = ( the )? opening and closing < #tagname > tags ( match | are balanced )', of);
  notation.rule('Clause = ThereIs OpenTag InMarkup?');
  notation.rule('Clause = TheHtml HtmlHas OpenTag');
  notation.rule('Core<F,response> = Verb<have,F> OpenTag');
  notation.rule('Penalize = OpenTag InMarkup?');
  notation.rule('Clause = EveryTag InMarkup? AlwaysClosed', () => of(''));
  notation.rule('Clause = AnyOneTag InMarkup? NeverClosed', () => someOpen(''));
  notation.rule(
    'Clause = the number of < #tagname > ( tags )? ( equals | is equal to | is the same as | matches ) ( the number | that ) of < / #tagname > ( tags )?',
    (one: string, other: string) => (one === other ? of(one) : undefined),
  );
}
