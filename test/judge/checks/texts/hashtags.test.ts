import { judged } from '../judged.ts';

type Row = [criterion: string, text: string, want: number | 'open' | undefined];

/** A quoted hashtag is a whole one, and so is a name after "@". */
const TAGS: Row[] = [
  ['Passes if the response contains the hashtag "#run"', 'We love #running.', 0],
  ['Passes if the response contains the hashtag "#run"', 'We love #Run!', 1],
  ['Passes if the response contains the hashtag "#run"', 'We love #runs.', 0],
  ['Passes if the response contains the hashtag "#run"', 'See a.com/#run.', 'open'],
  ['Passes if the response contains the hashtag "#run"', 'See [it](#run).', 'open'],
  ['Fails if the response contains the hashtag "#run"', 'A #runner comes.', 1],
  ['Passes if the response does not contain the hashtag "#run"', 'A #runner comes.', 1],
  ['Passes if the hashtag "#run" does not appear', 'A #runner comes.', 1],
  ['Passes if the response contains the hashtag "#run" exactly once', '#run in a #runway', 1],
  ['Passes if the response contains the hashtag "#run" at least twice', '#run in a #runway', 0],
  ['Passes if the response starts with the hashtag "#run"', '#runway is it', 0],
  ['Passes if the response starts with the hashtag "#run"', '#run is it', 1],
  ['Passes if the response ends with the hashtag "#run"', 'It is a #run', 1],
  ['Passes if the response ends with the hashtag "#run"', 'It is a.com/#run', 'open'],
  ['Passes if the response contains the hashtags "#run" and "#art"', '#running #artist', 0],
  ['Passes if the response contains the hashtags "#run" and "#art"', '#art #run', 1],
  ['Passes if the response contains any of the hashtags "#run", "#art"', '#running #artist', 0],
  ['Fails if the response contains the following hashtags: "#run", "#art"', '#running #artist', 1],
  ['Passes if each line contains the hashtag "#run"', 'a #run\nb #running', 0],
  ['Passes if the response contains the "#run" hashtag', '#running', 0],
  ['Passes if the response contains the hashtag symbol "#"', 'a#b', 1],
  ['Passes if the response contains the hashtag "#"', '#running', undefined],
  ['Passes if the response contains the hashtag "run"', '#run', undefined],
  ['Passes if the response contains the text "#run"', '#running', 1],
  ['Passes if the response mentions "@joe"', 'Ask @joel.', 0],
  ['Passes if the response mentions "@joe"', 'Ask @Joe.', 1],
  ['Passes if the response contains "@joe"', 'Write to me@joe.com', 'open'],
];

test.each(TAGS)('%s: %s', (criterion, text, want) => {
  if (want === 'open') expect(() => judged(criterion, text)).toThrow(/longer/);
  else expect(judged(criterion, text)?.score).toBe(want);
});
