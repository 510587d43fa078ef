import type { Sentences } from './rows.ts';

/** Names within longer ones, samples, amounts that are no prices, questions that nobody is asked, and parts among others. */
export const NAMES_AND_PRICES: Sentences = {
  decided: {
    // A text that is set in a style within a longer name.
    'it names the file config.yaml in backticks': [
      ['Edit `config.yaml.bak`', 'open'],
      ['Edit `my.config.yaml`', 'open'],
      ['Edit `config.yaml`', 1],
      ['Edit config.yaml', 0],
    ],
    '`config.yaml` is written in backticks': [['Save it as `config.yaml.bak`.', 'open']],
    'main.go is in italics': [
      ['*main.go.tmpl*', 'open'],
      ['*main.go*', 1],
    ],
    '`npm run build` appears in bold': [
      ['**npm run build:prod**', 'open'],
      ['**npm run build-all**', 'open'],
      ['Run **npm run build**.', 1],
    ],
    '`admin` is written in bold': [
      ['**admin:read**', 'open'],
      ['**admin@x.com**', 'open'],
      ['**admin**/user', 1],
      ['**admin** or **admin:read**', 1],
      ['Use admin:read', 0],
      ['**The admin: you**', 1],
    ],
    'Fails if `root` is in bold': [
      ['**root@host**', 'open'],
      ['**root**', 0],
    ],
    'the name Ann is in bold': [
      ['**Ann-Marie**', 'open'],
      ['**Ann**-Marie', 1],
      ['**Ann’s**', 1],
    ],
    'the hashtag #ai is in bold': [
      ['**#ai-news**', 'open'],
      ['**#ai**', 1],
    ],
    '10:30 is in bold': [
      ['**10:30:45**', 'open'],
      ['**10:30**', 1],
    ],
    'the word "open" is in bold': [
      ['**open-source**', 'open'],
      ['**open**', 1],
    ],
    // A time with its zone.
    'the response includes a time in 24-hour format': [
      ['Began at 14:00Z', 1],
      ['Began at 14:00UTC.', 1],
      ['At 14:00h', 1],
      ['At 14:00+02:00', 1],
      ['2024-01-01T14:00:00Z', 'open'],
      ['At 2 pm', 0],
      ['Soon', 0],
    ],
    'the times are in 24-hour format': [
      ['The outage began at 14:00Z.', 1],
      ['From 14:00Z to 3:00 pm', 0],
      ['Soon', null],
    ],
    'the response has exactly one time in the format HH:MM': [
      ['Began at 14:00+02:00', 'open'],
      ['From 10:00 to 11:00', 0],
    ],
    // The same text in another form of Unicode, or with another apostrophe.
    '`city` is "Malmö"': [
      ['{"city": "Malmo\u0308"}', 1],
      [String.raw`{"city":"Malmo\u0308"}`, 1],
      ['{"city":"Malmo"}', 0],
    ],
    '`city` is one of "Malmö" or "Lund"': [['{"city":"Malmo\u0308"}', 1]],
    '`city` contains "Malmö"': [['{"city":"Malmo\u0308 C"}', 1]],
    '`cities` includes "Malmö"': [['{"cities":["Malmo\u0308"]}', 1]],
    '`city` is not "Malmö"': [['{"city":"Malmo\u0308"}', 0]],
    'the JSON has the key "größe"': [['{"gro\u0308ße":1}', 1]],
    'the YAML has city set to "Malmö"': [['city: Malmo\u0308\n', 1]],
    '`message` contains "won\'t"': [
      ['{"message":"it won’t start"}', 'open'],
      ['{"message":"it won\'t start"}', 1],
      ['{"message":"it will not"}', 0],
    ],
    '`name` is "O\'Brien"': [
      ['{"name":"O’Brien"}', 'open'],
      ['{"name":"OBrien"}', 0],
    ],
    // A sample is no format.
    'the answer includes at least one date, such as "2024-01-01"': [
      ['The lease was signed on March 3, 2024.', 'open'],
      ['The lease was signed on 2024-03-03.', 1],
      ['The lease was signed.', 0],
    ],
    'Fails if the answer includes any date, such as "2024-01-01"': [
      ['The lease was signed on March 3, 2024.', 'open'],
      ['The lease was signed.', 1],
    ],
    'the answer includes a date like 2024-01-01': [
      ['On March 3, 2024.', 'open'],
      ['On 2024-03-03.', 1],
    ],
    'the answer includes a date written like 2024-01-01': [
      ['On March 3, 2024.', 0],
      ['On 2024-03-03.', 1],
    ],
    'the answer includes a date in the format 2024-01-01': [['On March 3, 2024.', 0]],
    'the last line is a date, such as 2024-01-01': [
      ['x\nMarch 3, 2024', 'open'],
      ['x\n2024-03-03', 1],
      ['x\nSoon', 0],
    ],
    'the answer contains a phone number such as 555-123-4567': [
      ['Call (415) 555-2671.', 'open'],
      ['Call 415-555-2671.', 1],
      ['Call us.', 0],
    ],
    // An amount that is no price.
    'all prices are under $100': [
      ["- **Mug:** $12\n- **Pen:** $3\n\nThe shop's founder raised $5,000 for charity last year.", 'open'],
      ['The mug costs $12. Jeff earns $5,000 a month.', 'open'],
      ["The mug costs $12. You'd win a prize of $500.", 'open'],
      ['The mug costs $12. He owes $500 in taxes.', 'open'],
      ['|Item|Revenue|\n|-|-|\n|Mug|$5,000|', 'open'],
      ['|Item|Price|\n|-|-|\n|Mug|$5,000|', 0],
      ['The mug costs $12.', 1],
      ['Price: $12', 1],
      ['$12 per month', 1],
      ['Total: $12, plus tax', 1],
      ['Each ticket has a $5 fee.', 1],
      ['An award-winning mug for $120.', 0],
    ],
    'no price exceeds $100': [
      ['The mug costs $12. We pay Jeff $500.', 'open'],
      ['The mug costs $12.', 1],
      ['Pay just $120 today.', 0],
    ],
    'at least one price is above $100': [
      ['The mug costs $12. Jeff earns $5,000 a month.', 'open'],
      ['The mug costs $120.', 1],
    ],
    'every price has two decimals': [
      ['The mug costs $12.00. Jeff earns $5,000 a month.', 'open'],
      ['The mug costs $12.00.', 1],
    ],
    'all of the prices mentioned are in dollars': [
      ['The mug costs $12. Jeff earns €5,000 a month.', 'open'],
      ['The mug costs $12.', 1],
      ['The mug costs €12.', 0],
    ],
    'the response includes prices in dollars': [
      ['Our charity raised $5,000 last year.', 'open'],
      ['The mug costs $12.', 1],
    ],
    'the response includes prices in euros': [['The mug costs €12.', 1]],
    'Passes if the response contains a price in pounds': [['The mug costs £12.', 1]],
    'all prices in dollars are under $100': [
      ['The mug costs $12. Jeff earns $5,000 a month.', 'open'],
      ['The mug costs $120.', 0],
    ],
    'all dollar amounts are under $100': [['The mug costs $12. Jeff earns $5,000 a month.', 0]],
    // A question that the text answers itself.
    'the response asks the user no questions': [
      ['So what does this mean for tenants? It means that the rent is due on the 1st.', 'open'],
      ['Rent is due. Which state are you in?', 0],
      ['Rent is due.', 1],
    ],
    'the response asks no questions of the user': [
      ['So what does this mean for tenants? The rent is due.', 'open'],
      ['Which state are you in? I need it for the form.', 0],
    ],
    'the answer asks the user a question': [
      ['So what does this mean for tenants? It means that the rent is due on the 1st.', 'open'],
      ['Which state are you in? Which city?', 1],
    ],
    'the answer asks the user no more than one question': [
      ['Why does it matter? Because rent is due. What happens next? You pay. Which state are you in?', 'open'],
      ['Which state are you in? Which city?', 0],
    ],
    'the answer asks no questions': [
      ['What happens next? You pay.', 'open'],
      ['Which state are you in? You can tell me later.', 0],
    ],
    // So many of a size among others, or all.
    'the answer contains two bullet points of three words each': [
      ['- Pay the rent\n- Sign the lease\n- Return all of the keys by noon', 'open'],
      ['- Pay the rent\n- Sign the lease', 1],
      ['- Pay the rent\n- Sign', 0],
      ['Pay.', 0],
    ],
    'the answer contains three sentences of three words each': [
      ['Pay the rent. Sign the lease. Keep the keys. Then wait for the landlord to countersign.', 'open'],
      ['Pay the rent. Sign the lease. Keep the keys.', 1],
    ],
    'the answer consists of three sentences of three words each': [
      ['Pay the rent. Sign the lease. Keep the keys. Then wait for the landlord to countersign.', 0],
      ['Pay the rent. Sign the lease. Keep the keys.', 1],
    ],
    'the response has two paragraphs of at least two sentences each': [
      ['Here it is. There it was.\n\nNow it is. Then it was.\n\nThis is one.', 'open'],
    ],
    'the response includes two headings of one word each': [['# One\n\n# Two\n\n# Number three', 'open']],
    'the response includes two sentences with five words each': [
      ['This one has five words. That one has five words. This one has not.', 'open'],
    ],
    'there are no uppercase words other than "NDA"': [
      ['The NDA is VERY long.', 0],
      ['The NDA is long.', 1],
    ],
  },
  left: ['the answer includes a date like 12 March 2024'],
};
