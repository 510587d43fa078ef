import { each } from '../../families/shape.ts';
import { type Alike, say } from './alike.ts';

const EMPTY = ['has been left empty', 'has been left blank', 'is left empty', 'is left blank', 'is blank'];
const NOT_HEADER = [
  ...['the header row not counted', 'the header not counted', 'not including the header', 'header not counted'],
  ...each(['not counting the header and the'], ['separator', 'separator line', 'separator row', 'divider']),
  ...['excluding the header row', 'excluding the header', 'header excluded', 'not counting the header row'],
];
const DEEPER = each(['goes deeper than', 'ever goes deeper than'], ['_1 in the headings', '_1 in its headings']);
const BULLETED = ['items', 'ingredients', 'names', 'cities', 'countries', 'entries', 'options', 'steps', 'terms'];
const UNITS = ['sentence', 'line', 'paragraph', 'bullet'];
const UNGAPPED = [
  ...['starts at 1 and does not skip any numbers', 'starts at 1 and does not skip a number'],
  ...['starts at 1 and skips no numbers', 'starts at 1 and skips no number', 'starts at 1 with no gaps'],
];

/** Of headings, lists, tables, paragraphs and lines. */
export const alikeLayout: readonly Alike[] = [
  say(
    'the _1 section has more bullets than the _2 section',
    'there are more (bullets|bullet points) (listed |)(under|in) _1 than (under |in |)_2',
  ),
  say(
    'the numbered list has no gaps',
    '(no number is|no numbers are) skipped in the (numbered |)list',
    'the numbered list (skips no numbers|skips no number|does not skip any numbers|does not skip a number|does not skip numbers)',
  ),
  [
    ['the same _1 appears twice in the list'],
    each(['the list'], each(['contains', 'names', 'has'], ['the same _1 twice'])),
  ],
  [['heading'], ['markdown heading', 'section heading']],
  say('in alphabetical order', 'in (a to z|a-z|a - z) order', '(ordered |sorted |listed |)from a to z'),
  say('is in alphabetical order', '(goes|runs) from a to z', 'goes a to z'),
  say('are in alphabetical order', '(go|run) from a to z', 'go a to z'),
  say(
    'there is a markdown _1',
    'there is (a|an) _1 in the markdown',
    '(a|an) _1 (is|is embedded|is used|appears) in the markdown',
  ),
  say('there is a markdown _1', 'the markdown (has|contains|includes) (a|an) _1'),
  say('there are no markdown _1', 'there are no _1 in the markdown', 'the markdown (has|contains|includes) no _1'),
  [['table', 'markdown table'], []],
  [
    ['bulleted list', 'bullet list'],
    ['bullet-point list', 'bullet point list', 'unordered list'],
  ],
  [['bullets'], ['bullet points', 'bulleted items']],
  [['bullet'], ['bullet point', 'bulleted item']],
  [['tables', 'markdown tables'], []],
  [['data rows'], each(['data rows', 'rows', 'rows of data'], [',', '']).flatMap((one) => each([one], NOT_HEADER))],
  [['empty cells'], ['blank cells', 'cells left empty', 'cells left blank']],
  [['cell is empty'], each(['cell'], EMPTY)],
  [
    ['tables with empty cells'],
    each(each(['tables'], ['in which', 'where']), each(['a cell', 'any cell'], ['is empty', ...EMPTY])),
  ],
  [['highest first'], ['highest on top', 'highest at the top', 'with the highest on top', 'with the highest first']],
  [['lowest first'], ['lowest on top', 'lowest at the top', 'with the lowest on top', 'with the lowest first']],
  [['by price , lowest first'], ['by price , cheapest first', 'by price , cheapest on top']],
  [['by price , highest first'], ['by price , most expensive first', 'by price , priciest first']],
  [
    ['no heading is deeper than _1'],
    each(['headings', 'the headings'], ['never go deeper than _1', 'do not go deeper than _1']),
  ],
  [['a heading is deeper than _1'], each(['it', 'the response'], DEEPER)],
  say(
    'a markdown image appears',
    '(an image|any image) is (embedded|included|inserted) (in the response |)(by means of|with|in|using|via) markdown (syntax|)',
  ),
  say(
    'a bare url appears',
    '(a|any) url is (pasted|shown|given|left|written) (raw|bare|naked) (rather than|instead of) (as |)a (markdown |)link',
  ),
  say(
    'the _1 and _2 sections have the same number of bullets',
    'there are as many (bullets|bullet points) (listed |)(under|in) _1 as (under |in |)_2',
    '(the lists|the bullets) under _1 and _2 have the same number of (bullets|bullet points|items)',
  ),
  say('is deeper than', '(sits|goes|is nested|gets) deeper than'),
  say(
    'every heading is followed by text',
    'there is (some |)(text|content) (under|below|beneath) (every|each) heading',
    'every heading has (text|content|something) (under|below|beneath) it',
    'no heading is without text',
  ),
  say('text', '(some |)(intro|introductory|lead-in|opening) text'),
  say('every value in the', '(everything|every entry|all entries|each entry) in the'),
  say('tabs are used for indentation', 'a tab (character |)is used for indentation', 'a tab is used to indent'),
  [['deeper than level 2'], ['deeper than the second level']],
  [['deeper than level 3'], ['deeper than the third level']],
  [['deeper than level 4'], ['deeper than the fourth level']],
  [
    ['the _1 section comes before the _2 section'],
    each(
      ['there is a _1 section', 'there is a _1 heading'],
      each(['followed by', 'followed later by', 'and after it', 'and later'], ['a _2 section', 'a _2 heading']),
    ),
  ],
  [
    ['the numbered list starts at 1 and has no gaps'],
    [
      ...each(['there is a numbered list that'], ['starts at 1 and has no gaps', ...UNGAPPED]),
      ...each(['the numbered list'], UNGAPPED),
      ...each(
        ['the numbered steps', 'the steps', 'the list numbers'],
        ['start at 1 and no number is skipped', 'start at 1 and have no gaps', 'start at 1 and skip no number'],
      ),
      ...each(['the steps are numbered', 'the list is numbered'], ['1 , 2 , 3 and so on with no gaps']),
      ...each(['the steps are numbered', 'the list is numbered'], ['1 , 2 , 3 and so on without gaps']),
    ],
  ],
  [['a numbered list that starts at 1 and has no gaps'], each(['a numbered list that'], UNGAPPED)],
  [['the bullets are in'], each(each(['the bulleted'], BULLETED), ['are listed in', 'are in'])],
  [['bold'], ['bolded', 'boldfaced']],
  [['bold text'], ['something in bold', 'at least one thing in bold', 'something bold']],
  [['using bold'], ['bold text', 'having something in bold', 'having at least one thing in bold']],
  [['starts with'], ['is prefixed with', 'is prefixed by']],
  [['start with'], ['are prefixed with', 'are prefixed by']],
  // Only of a poem: other lines may start with a capital of a country.
  [
    ['of the poem starts with a capital letter'],
    each(['of the poem'], ['starts with a capital', 'begins with a capital']),
  ],
  [['is a single paragraph'], ['consists of a single paragraph', 'consists of one paragraph']],
  ...UNITS.map((unit): Alike => [[`any ${unit} contains more than`], [`a single ${unit} contains more than`]]),
  [
    ['has _1 stanzas'],
    each(['is divided into', 'is split into', 'is broken into', 'is arranged in', 'consists of'], ['_1 stanzas']),
  ],
  [['email'], ['email draft', 'draft email', 'drafted email']],
  [['link'], ['hyperlink']],
  [['links'], ['hyperlinks']],
  ...['ends with', 'ending with', 'ending the reply with', 'ending the response with'].map(
    (one): Alike => [
      [`${one} a link`],
      each([`${one} a link`, `${one} a hyperlink`], [', with nothing following it', ', with nothing after it']),
    ],
  ),
  [
    ['there is a bare url'],
    each(
      ['a bare url is pasted', 'a bare url is used', 'a bare url is given'],
      ['in place of a markdown link', 'instead of a markdown link', 'rather than a markdown link'],
    ),
  ],
  [['any link text is'], ['links are written as', 'a link is written as', 'a link reads', 'any link reads']],
  [['every image has alt text'], ['the image has alt text', 'the images have alt text']],
  say('data rows', 'rows of data', 'body rows', 'content rows', 'rows below the header', 'rows beneath the header'),
  say('is empty', '(has been left|is left|has been|remains|comes back) (empty|blank)', 'is blank'),
  say('empty', 'blank'),
  [['nested'], ['nested ( indented )', 'indented ( nested )', 'indented sub-', 'nested or indented']],
  say('a list is nested inside another', 'one list is nested inside another', 'a list (is|stands|sits) inside another'),
  ...['dash', 'hyphen', 'asterisk', 'star'].flatMap((sign) =>
    ['each', 'every'].map((one) =>
      say(
        `${one} bullet uses a ${sign === 'star' ? 'asterisk' : sign}`.replace('a asterisk', 'an asterisk'),
        `${one} bullet (uses|starts with|is marked with) (a|an) ${sign} (and not|, not|instead of|rather than) (a|an) (dash|hyphen|star|asterisk)`,
      ),
    ),
  ),
  say('empty cell', 'empty cell in any (row|of its rows|of the rows|column|row below the header)'),
  say('bullet point', 'bullet point in the list', 'bullet point text'),
  say('bullet points', 'bullet points in the list'),
  say('ticked', 'ticked off', 'checked off'),
  say('has no alt', 'has no alt attribute', 'lacks an alt attribute', 'has no alt text'),
  say(
    'every heading is followed by text',
    '(each|every) (section |)heading is followed by (at least one line of text|some text|a line of text)(| before the next heading)',
  ),
  say('table with _1 columns', 'table of _1 columns'),
  say('has _1 paragraphs with', 'is _1 paragraphs long(| ,) with'),
  say('the _1 column', "the table's _1 column", 'the _1 column (of|in) the table'),
  say(
    'in that order',
    '(from |, from |, |)left to right',
    'and they come in that order',
    ', and they come in that order',
  ),

  say(
    'appears more than once in the list',
    '(is listed|appears|occurs|is repeated|shows up|is named|is given) more than once (among|in) (the items|the list items|its items)',
  ),
  say(
    'appears more than once in the list',
    '(is listed|appears|occurs|shows up|is named|is given) (twice|two times|twice or more) (among|in) (the items|the list items|its items|the list)',
  ),
  ...['all bullets', 'the bullets', 'all the bullets'].flatMap((bullets) =>
    [
      ['hyphens', 'asterisks'],
      ['asterisks', 'hyphens'],
      ['dashes', 'asterisks'],
    ].map(([sign, other]) =>
      say(
        `${bullets} use ${sign}`,
        `${bullets.replace('all the', 'all of the')} (are marked with|are made with|are written with|are drawn with|start with|use|are) ${sign} (and none of them with|and none with|and not|, not|rather than|instead of|and never|, never) ${other}`,
      ),
    ),
  ),
  say('use hyphens', 'are (marked|made|written|drawn|set) with hyphens'),
  say('use asterisks', 'are (marked|made|written|drawn|set) with asterisks'),
  say('no text', 'no (prose|wording|commentary|narrative|other words|words|explanation|other content|other prose)'),
  say('without text', 'without (prose|wording|commentary|narrative|explanation)'),
  say(
    'level-1 heading',
    'top-level heading',
    'heading of the top level',
    'heading at the top level',
    'first-level heading',
  ),
  say(
    'level-1 headings',
    'top-level headings',
    'headings of the top level',
    'headings at the top level',
    'first-level headings',
  ),
  say('level-2 heading', 'second-level heading', 'heading of the second level', 'heading at the second level'),
  say('level-2 headings', 'second-level headings', 'headings of the second level', 'headings at the second level'),
  say('level-3 heading', 'third-level heading', 'heading of the third level'),
  say('level-3 headings', 'third-level headings', 'headings of the third level'),
  say(
    'on one line',
    'on one line , with no line breaks(| in it| at all| anywhere)',
    'on a single line , with no line breaks(| in it| at all| anywhere)',
    'on one line without line breaks(| anywhere)',
  ),
  say(
    'is a single word',
    'is (one|a single) word with (no|nothing) (else|more)',
    'is one word only',
    'is just one word',
  ),
  say(
    'is a single word and contains no punctuation',
    'is (one|a single|exactly one|just one) word (without|with no) (any |)punctuation(| attached| at all)',
  ),
  say(
    'numbered from 1 without gaps',
    'numbered from 1 with no number (skipped|missing|skipped or repeated|repeated or skipped)',
  ),
  say(
    'the numbered list starts at 1 and has no gaps',
    '(the list numbers|the numbers of the list|the item numbers|the numbers in the list) (count|go|run) (up|upward|upwards) from 1 (without gaps|with no gaps|with no number skipped|with no number skipped or repeated|one by one)',
  ),
  say(
    'the list is numbered from 1 without gaps',
    '(the list numbers|the numbers of the list|the item numbers) (start|begin) at 1 and (increase|go up|rise) by (1|one)(| each time| per item)',
  ),
];
