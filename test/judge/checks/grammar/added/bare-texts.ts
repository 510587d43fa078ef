import type { Sentences } from './rows.ts';

export const BARE_TEXTS: Sentences = {
  decided: {
    'the response mentions Slack, Teams or Zoom': [
      ['Use Zoom.', 1],
      ['Use Skype.', 0],
      ['Ask the teams.', 'open'],
    ],
    'it mentions Slack and Teams': [
      ['Slack beats Teams.', 1],
      ['Slack is fine.', 0],
    ],
    'the response names at least two of Python, Java and Go': [
      ['Python and Go', 1],
      ['Python', 0],
      ['Python can go far.', 'open'],
    ],
    'the response mentions neither Slack nor Teams': [
      ['Use Zoom.', 1],
      ['Use Slack.', 0],
    ],
    'all three carriers are named: UPS, FedEx and DHL': [
      ['UPS, FedEx, DHL', 1],
      ['UPS and DHL', 0],
    ],
    'Fails if the response mentions any of our competitors: Zendesk or Intercom': [
      ['We offer chat.', 1],
      ['Unlike Intercom, we do.', 0],
    ],
    'Penalize mentions of Zendesk or Intercom': [
      ['We offer chat.', 1],
      ['Unlike Intercom, we do.', 0],
    ],
    'the response is one of BILLING, TECHNICAL or SALES': [
      ['SALES', 1],
      ['SALES team', 0],
      ['sales', 'open'],
    ],
    'the output is exactly SPAM or HAM': [
      ['HAM', 1],
      ['EGGS', 0],
    ],
    'the response contains exactly one of the labels POSITIVE and NEGATIVE': [
      ['Label: POSITIVE', 1],
      ['POSITIVE or NEGATIVE', 0],
      ['It is POSITIVE, not negative.', 'open'],
    ],
    'Fails if the response uses any of these filler words: basically, actually, literally': [
      ['It is full.', 1],
      ['It is actually full.', 0],
    ],
    'the response includes these terms: error rate, latency and p99': [
      ['The error rate, the latency, the p99.', 1],
      ['The error, the rate, the latency, the p99.', 0],
    ],
    'all of these terms are present: error rate, latency': [
      ['The error rate and the latency.', 1],
      ['The latency.', 0],
    ],
    'the response includes the order number 48213': [
      ['Order 48213 is here.', 1],
      ['Order 148213 is here.', 0],
    ],
    'the SKU AB-1200 appears verbatim in the response': [
      ['AB-1200', 1],
      ['ab-1200', 0],
    ],
    'the response mentions the year 2023': [
      ['In 2023 it began.', 1],
      ['In 2024 it began.', 0],
    ],
    'the output begins with the tag [SUMMARY]': [
      ['[SUMMARY] Well.', 1],
      ['Well. [SUMMARY]', 0],
    ],
    'the response keeps the placeholder {{name}} unchanged': [
      ['Dear {{name}}', 1],
      ['Dear {name}', 0],
    ],
  },
  left: [
    'the response mentions Paris',
    'the response mentions North and South Korea',
    'the response mentions Python or Java code',
    'the response mentions Smith and Jones as authors',
    'the response mentions Monday and why it is late',
    'the response mentions Alpha, Beta or none of them',
    'the response uses Python or Java',
    'the response contains at least two of Python, Java and Go',
    'the response says Yes or No',
    'the response is one of JSON, XML or YAML',
    'the response is either YES or NO',
    'the response names three of Python, Java, Go and Rust',
    'the response contains these words: fast, secure and stays short',
    'the response includes the following questions: who, why',
    'the response covers these topics: pricing, support',
    'the response contains the tag <b>',
    'the response mentions the year before 2023',
    'the response mentions the order number',
  ],
};

export const CASE_AND_ORDER: Sentences = {
  decided: {
    'the brand is written as "GitHub" and never as "Github" or "github"': [
      ['Push to GitHub.', 1],
      ['Push to Github.', 0],
      ['GitHub is called github.', 0],
      ['Push to it.', 'open'],
      ['GitHub is at https://github.com.', 'open'],
    ],
    'the brand is written as "GitHub", and never in any other casing': [
      ['Push to GitHub.', 1],
      ['Push to GitHub or GITHUB.', 0],
    ],
    'the response spells it "colour" and not "color"': [
      ['A colour.', 1],
      ['A color.', 0],
      ['A colour or color.', 0],
      ['A hue.', 'open'],
    ],
    '"Intro" comes first, then "Body", and finally "End"': [
      ['Intro Body End', 1],
      ['Body Intro End', 0],
      ['Intro Body', 0],
    ],
    'the response contains "a1" somewhere after "b1"': [
      ['b1 a1', 1],
      ['a1 b1', 0],
      ['a1', 0],
    ],
    '"foo" and "bar" are both absent from the output': [
      ['So it is.', 1],
      ['A foo.', 0],
    ],
    'Fails if "foo" and "bar" are both missing': [
      ['So it is.', 0],
      ['A foo.', 1],
    ],
    'Penalize responses that contain "foo" or "bar" in any case': [
      ['So it is.', 1],
      ['A FOO.', 0],
    ],
    'the response contains "a1" after "b1" is mentioned': [
      ['b1 and a1', 1],
      ['a1 and b1', 0],
      ['a1, b1 and a1', 'open'],
      ['b1', 0],
    ],
  },
  left: [
    '"Intro" comes first',
    'the response is written as "a1" and not "b1"',
    'the title is written as "a1" and not "b1"',
    '"foo" and "bar" are both wrong',
    'the brand is written as "GitHub" where it fits',
    'the response spells it out as "a1" and not "b1" in any table',
  ],
};

export const SIZES_IN_WORDS: Sentences = {
  decided: {
    'the reply fits in a tweet (280 characters or fewer)': [
      ['a'.repeat(280), 1],
      ['a'.repeat(281), 0],
    ],
    'the response fits within 3 words': [
      ['One two three', 1],
      ['One two three four', 0],
    ],
    'the response sticks to a 3-word limit': [
      ['One two three', 1],
      ['One two three four', 0],
    ],
    'Penalize anything over 3 words': [
      ['One two three', 1],
      ['One two three four five six seven', 0],
    ],
    'the length of the output is 3 to 5 characters, spaces included': [
      ['a b', 1],
      ['ab', 0],
    ],
    'the output consists of exactly two lines of text': [
      ['One\ntwo', 1],
      ['One', 0],
    ],
    'Passes if the response is exactly 2 paragraphs with 1 sentence each': [
      ['It is so.\n\nIt is here.', 1],
      ['It is so. It is here.\n\nIt is here.', 0],
      ['It is so.', 0],
    ],
    'the shortest line has at least 5 characters': [
      ['hello\nworlds', 1],
      ['hello\nhey', 0],
    ],
    'the longest sentence has at most 3 words': [
      ['It is so. It goes.', 1],
      ['It is so here. It goes.', 0],
    ],
    'the second line is blank': [
      ['One\n\ntwo', 1],
      ['One\ntwo', 0],
      ['One', 'open'],
    ],
    'Penalize two exclamation marks in a row': [
      ['Nice! Good!', 1],
      ['Nice!!', 0],
      ['Nice!?!', 'open'],
      ['Run `!!`', 'open'],
    ],
    'the response has no consecutive question marks': [
      ['So?', 1],
      ['So??', 0],
    ],
    'Fails if the reply has leading or trailing whitespace': [
      ['Done.', 1],
      ['Done. \n', 0],
      [' Done.', 0],
      ['Done. \nSo.', 'open'],
    ],
    'no word is repeated twice in a row ("the the")': [
      ['See the lamp.', 1],
      ['See the the lamp.', 0],
    ],
    'the response uses no characters outside ASCII': [
      ['So.', 1],
      ['Sö.', 0],
    ],
    'quotes in the response are straight and not curly': [
      ['He said "hi".', 1],
      ['He said “hi”.', 0],
    ],
  },
  left: [
    'the response fits in a tweet',
    'the response fits the tone of a tweet (280 characters or fewer)',
    'Penalize anything in capital letters',
    'the longest line has more than 5 words',
    'the response has three exclamation marks in a row',
    'the second line is empty of meaning',
    'the response has leading whitespace',
    'quotes in the response are accurate and not curly',
    'the response is 2 paragraphs with 1 sentence',
    'the response fits at least 50 words',
  ],
};
