import type { Sentences } from './rows.ts';

/** Codes, prices, dates and names without quotation marks, with what they are called and where they stand. */
export const BARE_VALUES: Sentences = {
  decided: {
    'it mentions order 88213': [
      ['Your order 88213 is here.', 1],
      ['Order number: 88213', 1],
      ['Invoice 88213 is paid.', 'open'],
      ['88213 people came.', 'open'],
      ['No order yet.', 0],
    ],
    'it offers a discount of 10%': [
      ['A 10% discount for you!', 1],
      ['The tax is 10%.', 'open'],
      ["There's no 10% discount.", 'open'],
      ['None.', 0],
    ],
    'Fails if it gives the price as $49': [
      ['The price is $49.', 0],
      ['We take a deposit of $49.', 'open'],
      ['The setup fee is $49; the price is $20.', 'open'],
      ['It is free.', 1],
    ],
    'it mentions version 1.2.3': [
      ['Use version 1.2.3 now.', 1],
      ['Use v1.2.3 now.', 'open'],
      ['Use 1.2.4.', 0],
    ],
    'the translation keeps {name} exactly as is': [
      ['Hallo {name}, dein Paket ist unterwegs.', 1],
      ['Hallo {Name}, dein Paket ist unterwegs.', 'open'],
      ['Hallo Kunde, dein Paket ist unterwegs.', 0],
    ],
    'the response keeps the {{first_name}} placeholder': [
      ['Hola {{first_name}}, tu pedido ya salió.', 1],
      ['Hola Carlos, tu pedido ya salió.', 0],
      ['', 0],
    ],
    'Fails if the {{plan}} variable is left unchanged': [
      ['Your plan is {{plan}}.', 0],
      ['Your plan is Pro.', 1],
    ],
    'it leaves %s untouched': [
      ['Hola %s', 1],
      ['Hola Ana', 0],
    ],
    'Fails if {{city}} was replaced': [
      ['Your city is {{city}}.', 1],
      ['Your city is Bonn.', 0],
    ],
    "the customer's card number 4111111111111111 is repeated back": [
      ['I see card 4111111111111111.', 1],
      ['I see card 4111 1111 1111 1111.', 'open'],
      ['I see the card ending in 1111.', 0],
    ],
    'Fails if the account number 4711998823 is echoed back': [
      ['Account 4711998823 is closed.', 0],
      ['The account is closed.', 1],
    ],
    'the reply mentions order 88213': [
      ['Order #88213 has shipped.', 1],
      ['Order 882135 has shipped.', 0],
      ['It has shipped.', 0],
    ],
    'Fails if the reply forgets the order number 88213': [
      ['Order 88213 has shipped.', 1],
      ['It has shipped.', 0],
    ],
    "Fails if ORD-5521 isn't in the first sentence": [
      ['ORD-5521 has shipped. Bye.', 1],
      ['It has shipped. It was ORD-5521.', 0],
    ],
    'both 88213 and 88214 appear': [
      ['88213 and 88214 have shipped.', 1],
      ['88213 has shipped.', 0],
    ],
    'the safe word pineapple is used': [
      ['Say pineapple.', 1],
      ['Say apple.', 0],
    ],
    'section 4.2 is cited': [
      ['See section 4.2.', 1],
      ['See § 4.2.', 'open'],
      ['See section 4.3.', 0],
    ],
    'the salutation is Dear Jane': [
      ['Dear Jane,\n\nit ships.', 1],
      ['Hi Jane,\n\nit ships.', 0],
      ['Subject: It\n\nDear Jane,\n\nit ships.', 'open'],
    ],
    "Fails if the last message doesn't include the order ID 88213": [
      ['Order 88213 shipped yesterday.', 1],
      ['It shipped yesterday.', 0],
    ],
    'flight LH452 is mentioned in the first line': [
      ['LH452 is late.\nSorry.', 1],
      ['Sorry.\nLH452 is late.', 0],
    ],
    'SAVE20 appears in the last line': [
      ['Hi.\nUse SAVE20 today.', 1],
      ['Use SAVE20 today.\nBye.', 0],
      ['Hi.\nUse save20 today.', 'open'],
    ],
    'Penalize any use of SPRING24': [
      ['Use SPRING24 now.', 0],
      ['Come by.', 1],
    ],
    'Reward replies mentioning the promo code SPRING24 in backticks': [
      ['Use `SPRING24` at checkout.', 1],
      ['Use SPRING24 at checkout.', 0],
    ],
    'the price appears as €19.99': [
      ['Get the lamp for €19.99 this week.', 1],
      ['Get the lamp for 19,99 € this week.', 0],
      ['Get the lamp.', 0],
    ],
    '€19.99 stands in the last line': [
      ['The lamp.\nOnly €19.99!', 1],
      ['The lamp.\nOnly 19,99 €!', 'open'],
      ['The lamp.\nOnly €19.90!', 0],
    ],
    'the date 2024-05-31 is mentioned': [
      ['It ends on 2024-05-31.', 1],
      ['It ends on May 31.', 'open'],
      ['It ends on 31.05.2024.', 'open'],
      ['It ends soon.', 0],
    ],
    '3:30 pm is mentioned': [
      ['We meet at 3:30 PM.', 'open'],
      ['We meet at 3:30 pm.', 1],
      ['We meet at 15:30.', 'open'],
      ['We meet at 4:30 pm.', 0],
    ],
    'the first line contains 15%': [
      ['Take 15% off.', 1],
      ['Take 115% of it.', 0],
      ['Take 15 percent off.', 'open'],
      ['Take some off.', 0],
    ],
    "Fails if the price in the text isn't $49": [
      ['The Pro plan costs $49 a month.', 1],
      ['The Pro plan costs $59 a month.', 0],
      ['The Pro plan costs $49, the other $59.', 'open'],
      ['The Pro plan is cheap.', 'open'],
    ],
    'a price like $12.99 shows up somewhere': [
      ['The mug is yours for $14.50, shipping included.', 1],
      ['The mug is very cheap this week, ask us for a quote.', 0],
      ['The mug is $14.', 'open'],
      ['The mug is €14.50.', 'open'],
    ],
    'Fails if a price other than $49 appears': [
      ['It costs $49.', 1],
      ['It was $59, and now costs $49.', 0],
    ],
    'the total, 348, is in bold': [
      ['Your total is **348** points.', 1],
      ['**Your total** is 348 points.', 0],
    ],
    'the result 3.50 is in bold': [
      ['It is **3.50**.', 1],
      ['It is 3.50.', 0],
      ['It is **3.5**.', 0],
    ],
    'the last line gives the total as 42': [
      ['Sum:\nThe total is 42.', 1],
      ['Sum:\nThe total is 43.', 0],
    ],
    'the answer includes 2024 but not 2023': [
      ['Revenue reached 5 million in 2024.', 1],
      ['Revenue reached 5 million in 2024, up from 4 in 2023.', 0],
      ['Revenue reached 5 million.', 0],
    ],
    'the output is just a date like 2024-05-31': [
      ['2023-11-08', 1],
      ['08.11.2023', 'open'],
      ['The meeting is on 2023-11-08.', 0],
    ],
    'dates are all written YYYY-MM-DD': [
      ['The trial starts 2024-03-01 and ends 2024-03-31.', 1],
      ['The trial starts 2024-03-01 and ends on March 31, 2024.', 0],
    ],
    'Fails if dates are written DD/MM/YYYY': [
      ['It starts 31/05/2024.', 0],
      ['It starts 2024-05-31.', 1],
      ['It starts 31/05/2024 and ends 2024-06-30.', 'open'],
    ],
    'dates come as YYYY-MM-DD': [
      ['It starts 2024-05-31.', 1],
      ['It starts 31/05/2024.', 0],
    ],
    'weights are in grams, not ounces': [
      ['Take 200 g flour.', 1],
      ['Take 7 oz flour.', 0],
      ['Take 1 kg flour and 200 g sugar.', 'open'],
    ],
    'the oven temperature is given in °C, never °F': [
      ['Bake at 180 °C for 25 minutes.', 1],
      ['Bake at 350°F for 25 minutes.', 0],
      ['Bake at 180 °C (350 °F) for 25 minutes.', 0],
      ['Bake at 180 degrees.', 'open'],
      ['Bake it.', 'open'],
    ],
    'temperatures are given in Celsius': [
      ['Bake at 180 °C.', 1],
      ['Bake at 180 °C (350 °F).', 'open'],
      ['Bake at 350 degrees F.', 0],
    ],
    'Fails if any distance is in miles': [
      ['It is 5 miles away.', 0],
      ['It is 8 km away.', 1],
      ['It is close.', 'open'],
    ],
    'all weights are in grams': [
      ['Take 200 g flour and 50 grams of sugar.', 1],
      ['Take 200 g flour and 2 oz of sugar.', 0],
    ],
    'the first bullet mentions Kubernetes': [
      ['- Five years of Kubernetes\n- Terraform\n- Go', 1],
      ['- Terraform\n- Five years of Kubernetes\n- Go', 0],
    ],
    'Fails if the third bullet contains Oracle': [
      ['- a\n- b\n- Oracle', 0],
      ['- Oracle\n- b\n- c', 1],
    ],
    'at least one bullet mentions Redis': [
      ['- Redis\n- Go', 1],
      ['Redis:\n- Go', 0],
    ],
    'it never names Globex': [
      ['We are the best.', 1],
      ['Globex is worse.', 0],
    ],
    'Zentrix appears in every paragraph': [
      ['Zentrix is new.\n\nWe like Zentrix.', 1],
      ['Zentrix is new.\n\nWe like it.', 0],
    ],
    'Penalize any mention of competitors Zendo or Helpify': [
      ['Our inbox sorts tickets by topic.', 1],
      ['Unlike Zendo, our inbox sorts tickets by topic.', 0],
    ],
    'the response names the carriers UPS and FedEx': [
      ['We ship with UPS and FedEx.', 1],
      ['We ship with UPS.', 0],
    ],
    'Penalize the words I, me and my in the abstract': [
      ['The study compares two sorting methods.', 1],
      ['In this study I compare two sorting methods.', 0],
    ],
    'Penalize first person "I" in release notes': [
      ['Fixed a crash on startup. Added dark mode.', 1],
      ['I fixed a crash on startup. I also added dark mode.', 0],
    ],
    'the greeting uses the customer name "Priya"': [
      ['Hi Priya,\n\nyour replacement ships tomorrow.', 1],
      ['Hi there,\n\nyour replacement ships tomorrow, Priya.', 0],
      ['Hi there, it is on its way to you today, dear Priya.', 'open'],
      ['Your replacement ships tomorrow, Priya.', 'open'],
    ],
    'the reply addresses the customer as "Priya"': [
      ['Hi Priya,\n\nit ships.', 1],
      ['Hi there,\n\nit ships.', 0],
      ['Hi there,\n\nPriya has sent it.', 'open'],
    ],
    'Fails if the greeting lacks the name Priya': [
      ['Hi Priya!', 1],
      ['Hello!\n\nPriya, it ships.', 0],
    ],
    'the references section comes last': [
      ['# Intro\na\n\n# References\nb', 1],
      ['# References\nb\n\n# Intro\na', 0],
      ['See the list.', 'open'],
    ],
    'the customer is addressed as "Priya"': [
      ['Hi Priya,\n\nit ships.', 1],
      ['Hi,\n\nit ships.', 0],
    ],
    'Fails if the tweet is too long for 280 characters': [
      ['Short.', 1],
      ['x'.repeat(281), 0],
    ],
    "Fails if Snowflake isn't in the third bullet": [
      ['- a\n- b\n- Snowflake', 1],
      ['- Snowflake\n- b\n- c', 0],
    ],
    'the greeting ends with a comma': [
      ['Hi Priya,\n\nit ships.', 1],
      ['Hi Priya!\n\nit ships.', 0],
      ['It ships.', 'open'],
    ],
    'Fails if the translation drops the %s': [
      ['Hallo %s', 1],
      ['Hallo', 0],
    ],
    'Fails if a date appears in any format other than YYYY-MM-DD': [
      ['It is due 2024-05-31.', 1],
      ['It is due 31/05/2024.', 0],
    ],
    'Reward putting Aero Mug in bold': [
      ['The **Aero Mug** is new.', 1],
      ['The Aero Mug is **new**.', 0],
    ],
    'the summary comes before the action items': [
      ['## Summary\nWe agreed.\n\n## Action items\n- Lea books', 1],
      ['## Action items\n- Lea books\n\n## Summary\nWe agreed.', 0],
      ['We agreed. Lea books.', 'open'],
      ['## Summary\nWe agreed. Lea books.', 'open'],
    ],
    'the ingredients section comes first, then the steps': [
      ['## Ingredients\n- 2 eggs\n\n## Steps\n1. Beat.', 1],
      ['## Steps\n1. Beat.\n\n## Ingredients\n- 2 eggs', 0],
    ],
    'the summary section mentions Zentrix': [
      ['# Summary\nZentrix is new.\n\n# Notes\na', 1],
      ['# Summary\nIt is new.\n\n# Notes\nZentrix', 0],
      ['Zentrix is new.', 'open'],
    ],
    'the last section is the conclusion': [
      ['# Intro\na\n\n# Conclusion\nb', 1],
      ['# Conclusion\na\n\n# Notes\nb', 0],
      ['In short, yes.', 'open'],
    ],
    'it lists the ingredients before the steps': [
      ['# Ingredients\na\n\n# Steps\nb', 1],
      ['# Steps\na\n\n# Ingredients\nb', 0],
      ['Take eggs. Beat them.', 'open'],
    ],
    'the only price is €24.90': [
      ['It costs €24.90.', 1],
      ['It costs €29.90.', 0],
      ['It costs €24.90, or €20 for two.', 'open'],
    ],
    'the translation leaves Aero Mug untranslated': [
      ['Der Aero Mug ist da.', 1],
      ['Der Luftbecher ist da.', 0],
    ],
    'Fails if the cons come before the pros': [
      ['# Pros\n- a\n\n# Cons\n- b', 1],
      ['# Cons\n- a\n\n# Pros\n- b', 0],
      ['Good and bad.', 'open'],
    ],
    'the teaser cuts off with "…" at the end': [
      ['She opened the last letter and there it was…', 1],
      ['She opened… the last letter.', 0],
    ],
    "the translation has as many lines as the user's message": [
      ['Buenos días\nBuenas noches', 1, 'Good morning\nGood night'],
      ['Buenos días, buenas noches', 0, 'Good morning\nGood night'],
      ['Sure, here it is:\nBuenos días', 'open', 'Good morning\nGood night'],
    ],
    'Fails if an item in the list lacks a price tag ($)': [
      ['- Tea $3\n- Coffee $4', 1],
      ['- Tea $3\n- Coffee', 0],
    ],
    'we get a valid email address in there': [
      ['Write to help@acme.example.com for more.', 1],
      ['Write to our help desk for more.', 0],
    ],
    'Fails if the German version contains the English word "checkout"': [
      ['Gehen Sie bitte zur Kasse.', 1],
      ['Gehen Sie bitte zum checkout.', 0],
    ],
  },
  left: [
    'it mentions March 5',
    'it confirms order 88213',
    'the price is above $49',
    'dates before 2024-05-31 are mentioned',
    'the discount is at least 15% on all items',
    'the response mentions a temperature in the room',
    'the temperature of the reply is warm',
    'the first bullet mentions Swahili words',
    'the first line contains PII',
    'the apology comes before the explanation',
    'the summary comes before the details that matter',
    'the app version contains "2.0"',
    'the greeting is warm',
    'the steps come before you think',
    'the important part comes first',
    'the longest section comes last',
    'the shortest section comes before the longest section',
    'the response is 100% accurate',
    'the response has status 404',
    '"total" is unchanged',
    'the output keeps "status" unchanged',
    'Fails if it names a competitor such as Zendo',
    'the temperature is in a range',
    'the distance is in the text',
    'the price is in the first line',
    'every bullet contains a price',
    'the reply is $5 cheaper',
    'the reply mentions order 3',
    'Fails if the reply repeats the order number 88213',
    'the reply mentions GDPR',
    'the section 4 table is cited',
    'the user gets a price like the competition',
    'the response mentions people or places',
    'the response keeps "foo" out of it',
    'the version is up to date',
    'the response mentions Paris',
  ],
};
