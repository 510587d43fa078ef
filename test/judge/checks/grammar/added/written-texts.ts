import type { Sentences } from './rows.ts';

/** Texts by what stands next to them, how they are written, and without quotation marks; conditions cut short, and remarks. */
export const WRITTEN_TEXTS: Sentences = {
  decided: {
    // Codes without quotation marks.
    'the reply contains https://fern.io/cancel': [
      ['See https://fern.io/cancel.', 1],
      ['See https://fern.io.', 0],
    ],
    'Reward a commit message that starts with feat:, fix: or chore:': [
      ['feat: add a button', 1],
      ['Add a button', 0],
    ],
    'every bullet starts with Pro: or Con:': [
      ['- Pro: cheap\n- Con: slow', 1],
      ['- Pro: cheap\n- It is slow', 0],
    ],
    'the reply starts with [PRIORITY]': [
      ['[PRIORITY] We are on it.', 1],
      ['We are on it.', 0],
    ],
    '{first_name} is still in the translation, braces and all': [
      ['Hallo {first_name}!', 1],
      ['Hallo Vorname!', 0],
    ],
    'none of the placeholders {{name}}, {{date}} or {{amount}} is left in the letter': [
      ['Dear Kim, you owe 5 dollars.', 1],
      ['Dear {{name}}, you owe 5 dollars.', 0],
    ],
    'TCK-48213 comes up': [
      ['It is TCK-48213.', 1],
      ['It is TCK-48214.', 0],
    ],
    'Fails if there is a {{placeholder}} left in the mail': [
      ['Dear {{first_name}},', 0],
      ['Dear Kim,', 1],
    ],
    // Names without quotation marks.
    'it names at least two of these: Visa, Mastercard, PayPal, Klarna': [
      ['Pay by Visa or Klarna.', 1],
      ['Pay by Visa.', 0],
    ],
    'Monday, Tuesday and Wednesday all come up, in that order': [
      ['Monday, then Tuesday, then Wednesday.', 1],
      ['Tuesday, Monday and Wednesday.', 0],
    ],
    'Reward copy that names Nordlys at least twice': [
      ['Nordlys is new. Get Nordlys.', 1],
      ['It is new.', 0],
    ],
    'Penalize answers whose first word is Sure, Certainly or Absolutely': [
      ['Certainly! It is 5.', 0],
      ['It is 5.', 1],
    ],
    'Penalize it for bringing up our competitor Deskpilot by name': [
      ['Deskpilot is worse.', 0],
      ['We are the best.', 1],
    ],
    // Kinds of responses.
    'Reward replies whose very last word is "thanks"': [
      ['Got it, thanks', 1],
      ['Thanks, got it', 0],
    ],
    'Penalize a tweet whose first line is longer than three words': [
      ['It is here', 1],
      ['It is here at last and it is new', 0],
    ],
    'Reward product copy free of em dashes': [
      ['New and fast.', 1],
      ['New — and fast.', 0],
    ],
    'Reward answers that stay on a single line': [
      ['One.', 1],
      ['One.\nTwo.', 0],
    ],
    // Edges.
    'Fails if the first character is not an opening curly brace': [
      ['{"a": 1}', 1],
      ['Here: {"a": 1}', 0],
    ],
    'the very first character is a {': [
      ['{"a": 1}', 1],
      ['[1]', 0],
    ],
    'Fails if the output starts with anything but an opening square bracket': [
      ['[1]', 1],
      ['{"a": 1}', 0],
    ],
    'Fails if the text trails off with "..." at the end': [
      ['And then...', 0],
      ['And then.', 1],
    ],
    '"Unplug the kettle" is said before anything else': [
      ['Unplug the kettle. Then wait.', 1],
      ['First, unplug the kettle.', 0],
    ],
    'the email is signed "The Nordlicht Team" on its last line': [
      ['All is well.\nThe Nordlicht Team', 1],
      ['All is well.\n— The Nordlicht Team', 'open'],
      ['All is well.\nKim', 0],
    ],
    'the phrase "not financial advice" is somewhere in the last line of the answer': [
      ['Buy.\nThis is not financial advice.', 1],
      ['This is not financial advice.\nBuy.', 0],
    ],
    // How texts are written.
    'the brand is always written "GitHub", with the big H': [
      ['GitHub is here.', 1],
      ['Github is here.', 0],
      ['It is here.', 'open'],
    ],
    '"SELECT" and "FROM" are written in uppercase': [
      ['SELECT a FROM b', 1],
      ['SELECT a from b', 0],
    ],
    'only the first letter of the answer is a capital and the rest are small': [
      ['Blue and green.', 1],
      ['Blue and Green.', 0],
    ],
    'the title on line one is in capital letters throughout': [
      ['ALL NEW\nIt is here.', 1],
      ['All new\nIt is here.', 0],
    ],
    'it uses straight quotes only, no curly ones': [
      ['"So"', 1],
      ['“So”', 0],
    ],
    'Penalize shouting, meaning any word of five or more letters in all caps': [
      ['NEVER do it.', 0],
      ['Do it NOW.', 1],
    ],
    // What stands next to what.
    'Fails if there is a comma right before the word "and"': [
      ['red, and blue', 0],
      ['red and blue', 1],
    ],
    'Penalize a space in front of a comma or a period': [
      ['Red , blue', 0],
      ['Red, blue.', 1],
      ['We use .NET here.', 'open'],
    ],
    'there is no space before a comma': [
      ['Red , blue', 0],
      ['Red, blue.', 1],
    ],
    'something is in parentheses': [
      ['It is red (or blue).', 1],
      ['It is red.', 0],
      ['1) Red', 'open'],
    ],
    'Fails if something stands in square brackets': [
      ['It is red [sic].', 0],
      ['It is red.', 1],
      ['See [here](https://a.example).', 'open'],
    ],
    'every opening bracket ( has a closing one )': [
      ['It is (red).', 1],
      ['It is (red.', 0],
    ],
    'Fails if two question marks come directly one after the other': [
      ['Why??', 0],
      ['Why?', 1],
    ],
    'the text has at least one ä, ö, ü or ß': [
      ['Die Straße', 1],
      ['The street', 0],
    ],
    'Fails if there is an umlaut': [
      ['Die Tür', 0],
      ['Die Tasche', 1],
    ],
    'Fails if 16 digits in a row are printed': [
      ['4111111111111111', 0],
      ['4111 1111', 1],
      ['41111111111111112', 'open'],
    ],
    'Fails if the same word is typed twice in a row, like "the the"': [
      ['It is the the best.', 0],
      ['It is the best.', 1],
    ],
    'Fails if the same sentence is in the output twice': [
      ['It is so. It is so.', 0],
      ['It is so. It was so.', 1],
    ],
    // Several texts.
    'Reward at least three uses of "you" or "your", counted together': [
      ['You get your box, and you win.', 1],
      ['They get a box.', 0],
    ],
    'the words "first", "then" and "finally" each occur once, in any case, and in that order': [
      ['First this, then that, finally this.', 1],
      ['Then this, first that, finally this.', 0],
    ],
    'Fails if the ad says "free" without "terms apply" being there too': [
      ['Get it free.', 0],
      ['Get it free, terms apply.', 1],
      ['Get it.', 1],
    ],
    'Penalize "very" turning up more than twice': [
      ['very, very, very, very, very', 0],
      ['very, very', 1],
    ],
    'Penalize the model for calling itself "an AI" or "a language model"': [
      ['As an AI, I can not.', 0],
      ['I can.', 1],
      ['It is an AI.', 'open'],
    ],
    'Reward the assistant for quoting "All sales of opened software are final." word for word': [
      ['All sales of opened software are final.', 1],
      ['All sales are final.', 0],
    ],
    'Penalize "we" as a word, any case': [
      ['We did.', 0],
      ['They did.', 1],
    ],
    // Alternatives.
    'we get either a JSON object or exactly NO_RESULT': [
      ['{"a": 1}', 1],
      ['NO_RESULT', 1],
      ['Sorry.', 0],
    ],
    'the answer is shorter than 5 words or else broken up into bullets': [
      ['So it is.', 1],
      ['- It is so, as it was\n- It will be', 1],
      ['It is so, as it was.', 0],
    ],
    'it uses headings or lists but not both at once': [
      ['# One\n\nIt is so.', 1],
      ['# One\n\n- It is so\n- It was so', 0],
    ],
    'it is just four items on one line with commas between them': [
      ['red, blue, green, white', 1],
      ['red, blue, green', 0],
    ],
    // Words, lists and signs without quotation marks.
    'Fails if the word sorry is used': [
      ['I am sorry.', 0],
      ['It is so.', 1],
    ],
    'it contains any of: Visa, PayPal': [
      ['By Visa.', 1],
      ['By cash.', 0],
    ],
    'Penalize any mention of Asana': [
      ['Asana is slow.', 0],
      ['It is slow.', 1],
    ],
    'Lisbon comes before Porto': [
      ['Lisbon, Porto', 1],
      ['Porto, Lisbon', 0],
    ],
    'both "refund" and "exchange" get a mention': [
      ['A refund or an exchange', 1],
      ['A refund', 0],
    ],
    'the error code ERR_TIMEOUT is mentioned': [
      ['It was ERR_TIMEOUT.', 1],
      ['It was late.', 0],
    ],
    'help@acme.io is in the reply': [
      ['Write to help@acme.io.', 1],
      ['Write to us.', 0],
    ],
    '{count} and {name} are kept in the translation': [
      ['{count} Briefe für {name}', 1],
      ['{count} Briefe', 0],
    ],
    'Fails if the last character is not a full stop': [
      ['It is so.', 1],
      ['It is so', 0],
    ],
    'the first letter is uppercase': [
      ['It is so.', 1],
      ['it is so.', 0],
    ],
    'Fails if anything comes before the {': [
      ['{"a": 1}', 1],
      ['So: {"a": 1}', 0],
    ],
    'no line is empty': [
      ['One\nTwo', 1],
      ['One\n\nTwo', 0],
    ],
    'something is in quotation marks': [
      ['It is "so".', 1],
      ['It is so.', 0],
      ["It is 'so'.", 'open'],
    ],
    'Fails if there is an opening parenthesis without a closing one': [
      ['It is (so.', 0],
      ['It is (so).', 1],
    ],
    'Fails if "Javascript" is written instead of "JavaScript"': [
      ['Use Javascript.', 0],
      ['Use JavaScript.', 1],
    ],
    // Cut short, and with a remark.
    'under 4 words': [
      ['So it is.', 1],
      ['So it is now.', 0],
    ],
    'last line is "-- Acme Support"': [
      ['Hi.\n-- Acme Support', 1],
      ['Hi.', 0],
    ],
    'Penalize euro signs, we only sell in dollars': [
      ['It is €5.', 0],
      ['It is $5.', 1],
    ],
    'Fails if it has emojis, because it should be formal': [
      ['Done 🎉', 0],
      ['Done', 1],
    ],
    'the blurb is two sentences long, as it must be': [
      ['It is new. It is fast.', 1],
      ['It is new.', 0],
    ],
  },
  left: [
    'the reply contains {first_name}',
    'the reply starts with [NAME]',
    'Fails if there is no space after a comma',
    'there is a colon after "Total"',
    '"title" is in lowercase',
    'the response starts with "I"',
    'Fails if "ACME" is in uppercase',
    'links or tables are absent',
    'Fails if there is a link, we say it must be https',
    'Fails if there is a link, unless we ask for one',
    'the brand is written "Acme"',
    'the word count is mentioned',
    'the last line names at least two @handles',
    'it includes #hashtags',
  ],
};
