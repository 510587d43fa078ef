import { findSequences } from '../../../../src/judge/checks/conversation/sequence-search.ts';
import { judgedIn, scoredIn, talk, withResult } from '../in-conversation.ts';

const FOX =
  'The quick brown fox jumps over the lazy dog, and the cat’s name is "Tom"—or so they say.\nMore   text\nfollows here, **for all of us**.';
const TRUE = 'It says "quick brown fox jumps over the lazy dog".';
const WRONG = 'It says "quick brown fox leaps over the lazy dog".';

const QUOTATIONS: string[] = [
  'Passes if every quotation in the response appears word for word in the context',
  'Passes if every quotation appears word for word in the context',
  'Passes if each quote in the response appears verbatim in the context',
  'Passes if all quotations in the response are found in the source',
  'Passes if all quotes are verbatim from the provided context',
  'Passes if all quotes are taken verbatim from the provided documents.',
  'Passes if all of the quotes in the response appear in the sources',
  'Passes if every direct quote is word for word in the given text',
  'Passes if every quoted passage matches the source text word for word',
  "Passes if every quotation appears in the user's message",
  "Passes if every quotation appears in the user's last message",
  'Passes if every quotation appears in the conversation',
  'Passes if every quotation the response contains appears in the conversation so far',
  'Passes if the response contains no quotation that is not in the context',
  'Passes if the response does not contain any quotation that does not appear in the context',
  'Passes if the response does not include quotes not found in the context',
  'Passes if the response uses only quotes from the context',
  'Passes if no quotation in the response is missing from the context',
  'Fails if the response contains a quote that is not in the context',
  'Fails if any quotation in the response does not appear in the context',
  'Fails if a quotation in the response is absent from the context',
  'Passes if the response contains a direct quote from the context',
  'Passes if the response contains at least one quote that appears in the context',
  'Reward responses in which every quotation appears in the context',
  'Reward responses where all quotes are verbatim from the context',
  'Penalize responses that contain a quotation that is not in the context',
];

test.each(QUOTATIONS)('%s', (criterion) => {
  expect([TRUE, WRONG].map((answer) => scoredIn(criterion, talk(FOX, answer)))).toEqual(['grounded 1', 'grounded 0']);
});

const QUOTED: [string, string][] = [
  ['the same', '"The quick brown fox jumps over the lazy dog"'],
  ['a mark of the sentence around it', 'It says: "quick brown fox jumps over the lazy dog."'],
  ['other marks and dashes', "“The cat's name is ‘Tom’ - or so they say”"],
  ['blanks and line breaks', '«More text follows here»'],
  ['emphasis', '„More text follows here, for all of us“'],
  ['emphasis in the response', '"More text **follows** here"'],
  ['a capital at its beginning', '"And the cat’s name is"'],
  ['an ellipsis', '"quick brown … lazy dog"'],
  ['an ellipsis in brackets', '"quick brown [...] the cat’s name"'],
  ['an ellipsis at its end', '"quick brown fox jumps over..."'],
  ['one word that stands there', 'He is "quick".'],
  ['several', '"brown fox jumps over the lazy" and "More text follows here"'],
  ['inches', 'A 5" pipe and "quick brown fox jumps"'],
  ['code beside it', '`"not a quotation of it"` and "quick brown fox jumps"'],
  ['a block quote', '> The quick brown fox jumps over the lazy dog'],
];

const EVERY = 'Passes if every quotation in the response appears word for word in the context';

test.each(QUOTED)('finds a quotation with %s', (_, answer) => {
  expect(scoredIn(EVERY, talk(FOX, answer))).toBe('grounded 1');
});

const LEFT_OPEN: [string, string][] = [
  ['one word that does not stand there', 'He is "swift".'],
  ['a title', 'I read "The Lord of the Rings" again.'],
  ['another case', '"the QUICK brown fox jumps over"'],
  ['other punctuation', '"over the lazy dog and the cat’s name"'],
  ['an insertion', '"the quick brown [and red] fox jumps over"'],
  ['parts in another order', '"the lazy dog … the quick brown fox jumps"'],
  ['a mark without another', 'He said "quick brown fox.'],
  ['single marks', "He said 'quick red fox jumps over me' twice."],
  ['a block quote that is no quotation', '> Note: this may take several minutes.'],
  ['the strings of JSON', '{"a": "quick brown fox leaps over it"}'],
];

test.each(LEFT_OPEN)('leaves open a quotation with %s', (_, answer) => {
  expect(scoredIn(EVERY, talk(FOX, answer))).toBe('undecided');
});

test('literally, a capital at the beginning counts', () => {
  const answer = '"And the cat’s name is"';
  expect(scoredIn('Passes if every quotation appears verbatim in the context', talk(FOX, answer))).toBe('undecided');
});

test('without a quotation nothing is asked of every one, and none is elsewhere', () => {
  expect(judgedIn(EVERY, talk(FOX, 'No.'))).toMatchObject({
    score: null,
    explanation: 'The response holds no quotation.',
  });
  const negative = 'Passes if the response contains no quotation that is not in the context';
  expect(judgedIn(negative, talk(FOX, 'No.'))).toMatchObject({
    score: 1,
    explanation: 'The response holds no quotation; the criterion asks for none.',
  });
});

test('the grade is the share that stands there, and the others are named', () => {
  const answer = `${TRUE} ${WRONG}`;
  expect(scoredIn('Reward responses in which every quotation appears in the context', talk(FOX, answer))).toBe(
    'grounded 0.5',
  );
  expect(judgedIn(EVERY, talk(FOX, answer))).toMatchObject({
    score: 0,
    explanation:
      '1 of 2 quotations appears in the context; not "quick brown fox leaps over the lazy dog"; the criterion asks for all.',
    evidence: [{ source: { id: 'messages[1]' }, quote: 'quick brown fox leaps over the lazy dog' }],
  });
  const doubtful = `${answer} He is "swift".`;
  expect(scoredIn(EVERY, talk(FOX, doubtful))).toBe('grounded 0');
  expect(scoredIn('Reward responses in which every quotation appears in the context', talk(FOX, doubtful))).toBe(
    'undecided',
  );
});

test('several quotations can be asked for; a short one may be none', () => {
  const criterion = 'Passes if the response contains at least two quotes from the context';
  const two = '"quick brown fox jumps over" and "More text follows here, for"';
  expect(scoredIn(criterion, talk(FOX, two))).toBe('grounded 1');
  expect(scoredIn(criterion, talk(FOX, TRUE))).toBe('grounded 0');
  expect(scoredIn(criterion, talk(FOX, `${TRUE} "Tom"`))).toBe('undecided');
});

test('Chinese is compared sign by sign', () => {
  const text = '我们昨天沿着河边散步，直到太阳下山。';
  expect(scoredIn(EVERY, talk(text, '他说：“昨天沿着河边散步，直到太阳下山”。'))).toBe('grounded 1');
  expect(scoredIn(EVERY, talk(text, '他说：“昨天沿着山边散步，直到太阳下山”。'))).toBe('grounded 0');
});

const PLACES: [string, string, string][] = [
  ['the tool results', 'one two three four five six', '1'],
  ['the tool results', 'in the question it says this', '0'],
  ["the user's message", 'in the question it says this', '1'],
  ["the user's message", 'one two three four five six', '0'],
  ['the context', 'one two three four five six', '1'],
  ['the context', 'in the question it says this', '1'],
  ['the context', 'the system text says this too', '1'],
  ['the context', 'nobody ever said a thing like this', '0'],
  ['the system prompt', 'the system text says this too', '1'],
  ['the system prompt', 'in the question it says this', '0'],
  ['the conversation', 'in the question it says this', '1'],
  ['the conversation', 'the system text says this too', 'undecided'],
  ["the user's message or the tool results", 'one two three four five six', '1'],
  ["the tool results or the user's message", 'the system text says this too', '0'],
];

test.each(PLACES)('in %s: "%s"', (place, quotation, want) => {
  const messages = withResult('As in the question it says this.', 'one two three four five six', `"${quotation}"`);
  const verdict = scoredIn(`Passes if every quotation appears in ${place}`, messages, 'The system text says this too');
  expect(verdict).toBe(want === 'undecided' ? want : `grounded ${want}`);
});

test('what the assistant said before is no certain context; an earlier message may be the user’s message', () => {
  const messages = talk('First I said one thing here.', 'I say that it is so.', 'And then?', '"I say that it is so"');
  expect(scoredIn('Passes if every quotation appears in the context', messages)).toBe('undecided');
  expect(scoredIn('Passes if every quotation appears in the conversation', messages)).toBe('grounded 1');
  const earlier = talk('First I said one thing here.', 'Yes.', 'And then?', '"First I said one thing here"');
  expect(scoredIn("Passes if every quotation appears in the user's message", earlier)).toBe('undecided');
  expect(scoredIn("Passes if every quotation appears in the user's last message", earlier)).toBe('grounded 0');
  expect(scoredIn("Passes if every quotation appears in the user's messages", earlier)).toBe('grounded 1');
});

test('JSON in a result of a tool is read as it is meant', () => {
  const result = JSON.stringify({ said: 'He said "hello to you all"\nand left', at: 'https://a.b/c' });
  const slashes = result.replaceAll('/', '\\/');
  const answer = 'He said: "hello to you all and left", see https://a.b/c.';
  for (const kind of ['quotation', 'URL']) {
    expect(scoredIn(`Passes if every ${kind} appears in the tool results`, withResult('Hi', slashes, answer))).toBe(
      kind === 'URL' ? 'grounded 1' : 'undecided',
    );
  }
  const plain = 'He said "hello to you all".';
  expect(scoredIn('Passes if every quotation appears in the tool results', withResult('Hi', slashes, plain))).toBe(
    'grounded 1',
  );
});

test('what is not found may stand in a picture', () => {
  const picture = { role: 'user', content: [{ type: 'text', text: FOX }, { type: 'image_url' }] };
  expect(scoredIn(EVERY, [picture, { role: 'assistant', content: TRUE }])).toBe('grounded 1');
  expect(scoredIn(EVERY, [picture, { role: 'assistant', content: WRONG }])).toBe('undecided');
});

const FIGURES =
  'It cost 1,000 dollars, 3.50 per kg, in three weeks, 25% off, on 2024-05-01 at 10:30, with version 1.2.3. They sold 5 million units to 12 shops and two hundred to others.';

const NUMBERS: [string, string][] = [
  ['It cost 1000 dollars.', '1'],
  ['It cost $1,000.00.', '1'],
  ['It cost 1\u00a0000 dollars.', '1'],
  ['It cost 1 000 dollars.', 'undecided'],
  ['It is 3.5 per kg, 25 % off.', '1'],
  ['It took 3 weeks.', '1'],
  ['It took three weeks.', '1'],
  ['They sold 200 to others.', '1'],
  ['On 2024-05-01 at 10:30, version 1.2.3.', '1'],
  ['1. They sold to 12 shops.\n2) Fine.\n## 7. Fine', '1'],
  ['12 shops [4]', '1'],
  ['١٢ shops', '1'],
  ['１２ shops', '1'],
  ['It took 4 weeks.', '0'],
  ['12 shops and 42 others', '0'],
  ['1,200', '0'],
  ['7 million units', '0'],
  ['5,000,000 units', 'undecided'],
  ['five million units', 'undecided'],
  ['It took four weeks.', 'undecided'],
  ['0.25 of it', 'undecided'],
  ['½ of 12', 'undecided'],
  ['1.000 dollars', 'undecided'],
  ['on May 1, 2024', 'undecided'],
  ['at 10:45', 'undecided'],
  ['GPT-4 says 12', 'undecided'],
  ['12kg', 'undecided'],
  ['Step 7: sell to 12 shops', 'undecided'],
  ['None.', 'null'],
];

test.each(NUMBERS)('every number of %j', (answer, want) => {
  const criterion = 'Passes if every number in the response appears in the context';
  expect(scoredIn(criterion, talk(FIGURES, answer))).toBe(want === 'undecided' ? want : `grounded ${want}`);
});

const OF_NUMBERS = [
  'Passes if every number in the response appears in the context',
  'Passes if all numbers in the response appear in the provided source',
  'Passes if each number the response mentions is in the context',
  'Passes if the response contains no number that is not in the context',
  'Passes if the response contains no numbers that are not in the context',
  'Passes if the response does not mention any number that is not in the context',
  'Passes if the response does not contain numbers absent from the context',
  'Passes if the assistant uses only numbers that appear in the context',
  'Fails if the response contains any number that does not come from the context',
  'Reward responses without numbers that are not in the context',
];

test.each(OF_NUMBERS)('%s', (criterion) => {
  const scores = ['12 shops', '13 shops'].map((answer) => scoredIn(criterion, talk(FIGURES, answer)));
  expect(scores).toEqual(['grounded 1', 'grounded 0']);
});

test('as they are written, numbers in another form are left open', () => {
  const criterion = 'Passes if every number appears exactly as written in the context';
  expect(scoredIn(criterion, talk(FIGURES, 'It cost 1,000 dollars.'))).toBe('grounded 1');
  expect(scoredIn(criterion, talk(FIGURES, 'It cost 1000 dollars.'))).toBe('undecided');
});

test('a small number may be said in words of another language', () => {
  const criterion = 'Passes if every number appears in the context';
  const german = 'Die Katze hat drei Kinder, und der Hund hat auch drei Kinder.';
  expect(scoredIn(criterion, talk(german, '3 Kinder'))).toBe('undecided');
  expect(scoredIn(criterion, talk(german, '3000 Kinder'))).toBe('grounded 0');
  expect(scoredIn(criterion, withResult('How warm is it?', '{"temp": 21}', '25 degrees'))).toBe('grounded 0');
});

test('arguments of calls and definitions are no certain context', () => {
  const messages = withResult('Hi', '{"temp": 21}', 'Page 77');
  expect(scoredIn('Passes if every number appears in the tool results', messages)).toBe('grounded 0');
  expect(scoredIn('Passes if every number appears in the context', messages)).toBe('undecided');
});

const LINKS: [string, string][] = [
  ['See https://example.com/a/b?x=1.', '1'],
  ['[docs](https://docs.x.io/y_(z)) (https://docs.x.io/y_(z))', '1'],
  ['<https://EXAMPLE.com/a/b?x=1/> and www.foo.org!', '1'],
  ['`https://evil.com/x`', '0'],
  ['See https://example.com/a/c.', '0'],
  ['[a](https://evil.com/x)', '0'],
  ['https://example.com/a/b', 'undecided'],
  ['http://example.com/a/b?x=1', 'undecided'],
  ['https://foo.org', 'undecided'],
  ['https://docs.x.io/', 'undecided'],
  ['See evil.com/x.', 'undecided'],
  ['[a](/there)', 'undecided'],
  ['Write to a@evil.com.', '1'],
  ['None.', '1'],
];

test.each(LINKS)('addresses of %j', (answer, want) => {
  const context = 'See https://Example.com/a/b?x=1, [docs](https://docs.x.io/y_(z)) and www.foo.org.';
  const criterion = 'Fails if the response contains a URL that is not in the context';
  expect(scoredIn(criterion, talk(context, answer))).toBe(want === 'undecided' ? want : `grounded ${want}`);
});

const OF_LINKS = [
  'Passes if every URL in the response appears in the tool results',
  'Passes if all links in the response come from the tool results',
  'Passes if every link is taken from the tool results',
  'Passes if the response contains no URL that is not in the tool results',
  'Passes if the response includes only links from the tool results',
  'Fails if the response contains a link that is not in the tool results',
  'Fails if any URL in the response does not appear in the tool results',
];

test.each(OF_LINKS)('%s', (criterion) => {
  const scores = ['https://a.b/c', 'https://a.b/d'].map((url) =>
    scoredIn(criterion, withResult('See https://a.b/d', 'https://a.b/c', url)),
  );
  expect(scores).toEqual(['grounded 1', 'grounded 0']);
});

test('finds many texts at once, where they overlap and where one holds another', () => {
  const text = 'she sells his hers and ushers';
  const wanted = ['he', 'she', 'his', 'hers', 'ushers', 'sea', '', 'she', 's'];
  expect(findSequences(wanted, text)).toEqual(
    wanted.map((one) => {
      const first = text.indexOf(one);
      return one === '' || first < 0
        ? null
        : { firstEnd: first + one.length, lastEnd: text.lastIndexOf(one) + one.length };
    }),
  );
});
