import type { Sentences } from './rows.ts';

/** Marks that make a list, a quote, emphasis or an end to Markdown, and may be something else to a reader. */
export const MISLEADING_MARKS: Sentences = {
  decided: {
    // Dates and ordinals.
    'Fails if the reply contains a numbered list.': [
      ['Unsere Filiale ist am Feiertag geschlossen.\n\n1. Mai ist in Deutschland ein Feiertag.', 'open'],
      ['1. Klasse kostet 49 €, die 2. Klasse 29 €.', 'open'],
      ['1. FC Köln plays today.', 'open'],
      ['> 1. Mai ist frei.', 'open'],
      ['3. 5. 2025: Termin\n4. 5. 2025: Frist', 'open'],
      ['1. Go\n3. Stay', 'open'],
      ['1. Go\n2. Stay', 0],
      ['1. Go\n\n```\nx\n```\n\n2. Stay', 0],
      ['1. Go\n1. Stay\n1. Run', 0],
      ['3. Go\n4. Stay', 0],
      [' 9. Go\n10. Stay', 0],
      ['1. Buy:\n   - milk\n   - eggs', 0],
      ['- Buy:\n  1. milk', 0],
      ['1) Go', 0],
      ['It is so.', 1],
    ],
    'Passes if the reply has at most 3 numbered steps.': [
      ['Ihre Termine:\n\n15. März: Antrag\n30. März: Frist\n15. April: Prüfung\n1. Mai: Zahlung', 'open'],
      ['1. a\n2. b\n3. c\n4. d', 0],
      ['1. a\n2. b\n3. c', 1],
    ],
    'Passes if there are exactly 3 numbered items.': [['# A\n\n1. x\n2. y\n\n# B\n\n1. z', 1]],
    'Passes if the list is numbered consecutively.': [
      ['1. a\n3. b', 0],
      ['1. a\n2. b', 1],
    ],
    'Passes if the answer ends with a list.': [
      ['Ok.\n\n24. Dezember: geschlossen', 'open'],
      ['- SMS: €5\n- Data: €9*\n\n* except abroad', 'open'],
      ['Ok.\n\n- a', 1],
      ['- a\n\nOk.', 0],
    ],
    'Fails if the response contains a list.': [
      ['Thank you.\n\n- Lea', 'open'],
      ['You need:\n\n- Milk', 0],
    ],
    // Footnotes.
    'Passes if the reply has no bullets.': [
      ['The plan costs €5 a month*.\n\n* plus VAT', 'open'],
      ['Price: €5 *\n\n* net', 'open'],
      ['Min. today:\n\n- 5 °C', 'open'],
      ['Price *(net)*:\n\n* low', 0],
      ['2 * 3 = 6\n\n* so it is', 0],
      ['Buy **now**:\n* it', 0],
    ],
    'Passes if the reply has exactly 2 bullets.': [
      ['- 20 GB data\n- free SMS*\n\n* except abroad', 'open'],
      ['* 20 GB data\n* free SMS*\n\n* except abroad', 'open'],
      ['* 20 GB data\n* free SMS*', 1],
      ['Pay:\n+ VAT\n+ fee', 1],
      ['Pay €5\n+ VAT €1\n+ fee €2\n= €8', 'open'],
    ],
    'Passes if each bullet starts with a capital letter.': [
      ['- Free SMS\n- Free data*\n\n* except abroad', 'open'],
      ['- Free SMS\n- Free data', 1],
      ['- Free SMS\n- free data*\n\n* except abroad', 0],
    ],
    // Sums, numbers below zero and signatures.
    'Fails if the reply contains bullet points.': [
      ['Plan: €5\n+ VAT: €1\n= Total: €6', 'open'],
      ['Total: €20\n- Discount: €5\n= €15', 'open'],
      ['Total: €20\n- Discount: €5\nTo pay: €15', 'open'],
      ['Balance:\n- €5.00', 'open'],
      ['Thank you for flying with us!\n\n- Lea, Customer Care', 'open'],
      ['Thank you for flying with us!\n- Lea\nCustomer Care', 'open'],
      ['You need:\n- Milk', 0],
      ['# Milk\n\n- Two litres', 0],
      ['We are glad.\n\n1. Buy\n   - Milk', 0],
      ['We sell:\n- 5 apples\n- 6 pears', 0],
    ],
    // Menu paths, comparisons and smileys.
    'Fails if the reply contains a block quote.': [
      ['Open the app and go to\nSettings\n> Cards\n> Block card', 'open'],
      ['>:(', 'open'],
      ['> 5 days: no refund', 'open'],
      ['He said:\n\n> I am here.\n> So be it.', 0],
      ['> I am here.', 0],
      ['> a\n>> b', 0],
      ['It is 5 > 4.', 1],
    ],
    'Passes if the response contains no Markdown.': [['Settings\n> Cards\n> Block', 'open']],
    // The head of an e-mail.
    'Passes if the response has no more than 2 paragraphs.': [
      ['Subject: x\n\na\n\nb', 'open'],
      ['**Subject:** Your order 1234 has been shipped today\n\nIt is on its way to you.\n\nWe wish you joy.', 'open'],
      ['Subject: Your order 1234 has been shipped today\n\nIt is on its way to you.', 1],
      ['It is so.\n\nIt was so.\n\nSo be it.', 0],
    ],
    'Passes if the first paragraph contains "way".': [
      ['Betreff: Your order 1234 has been shipped today\n\nIt is on its way to you.', 'open'],
      ['It is on its way to you.\n\nSo be it.', 1],
    ],
    // Emphasis over more than the part.
    'Passes if the last sentence is in bold.': [
      ['I ran home. It rained.\n\n**Please read this. It matters.**', 'open'],
      ['I love dogs.\n\n**Adopt one today**', 'open'],
      ['I love dogs.\n\n**Adopt one today.**', 1],
      ['I love dogs. Adopt one today.', 0],
    ],
    'Passes if the last line is in italics.': [
      ['First line\n*second line\nthird line*', 'open'],
      ['First line\n*second line*', 1],
    ],
    'Penalize a response whose last line is in bold.': [
      ['First line\n**second line\nthird line**', 'open'],
      ['First line\n**second line**', 0],
      ['First line\nsecond line', 1],
    ],
    'Passes if each line is in bold.': [
      ['**Roses are red\nViolets are blue**', 'open'],
      ['**Roses are red**\n**Violets are blue**', 1],
      ['Roses are red\nViolets are blue', 0],
    ],
    // Parentheses and quotation marks around more than the part.
    'Passes if the first sentence is in quotation marks.': [
      ['"I ran home. I hid there," he said.', 'open'],
      ['„Ich lief. Ich kam“, sagte er.', 'open'],
      ['"I ran home." So be it.', 1],
      ['"I ran home," he said. So be it.', 0],
      ['I ran. "I hid. I sat."', 0],
    ],
    'Passes if the last sentence is in single quotation marks.': [
      ["I ran. 'I hid. I didn't sit.'", 'open'],
      ["I ran. I didn't sit.", 0],
    ],
    'Passes if the last sentence is in quotes.': [
      ['I ran. »I hid. I sat.«', 'open'],
      ['I ran. “I hid. I sat.” So be it.', 0],
    ],
    'Passes if no sentence is in parentheses.': [
      ['I ran. (You hid. He sat.)', 'open'],
      ['I ran. (You hid.)', 0],
      ['I ran. You hid (he sat. She ran) and so on.', 1],
      ['1) I ran. 2) You hid.', 1],
      ['I ran :) So be it.', 1],
    ],
    'Passes if the last line is in parentheses.': [
      ['Go home\n(and take\nyour time)', 'open'],
      ['Go home\n(and take\nyour time) now', 0],
      ['Go (home\nand take) your time', 0],
    ],
    // A bold line may be a sentence.
    'Passes if the last sentence contains "end".': [
      ['I ran home.\n\n**The end**', 'open'],
      ['**The end**\n\nI ran home.', 0],
    ],
    'Passes if the last sentence has exactly two words.': [['I ran home.\n\n**The end**', 'open']],
    'Passes if the first sentence is in bold.': [
      ['**I love dogs**\n\nThey are kind.', 'open'],
      ['**I love dogs.** They are kind.', 1],
      ['**Dogs**\n\nThey are kind.', 0],
      ['**About my dogs:**\n\nThey are kind.', 0],
    ],
    'Passes if the first two sentences mention "dogs".': [['**I love dogs**\n\nThey are kind. So am I.', 'open']],
    'Passes if every sentence ends with a period.': [
      ['I ran home.\n\n**The end**', 'open'],
      ['**The plan**\n\nI ran home.', 1],
      // An item without a mark beside one that has it.
      ['- I ran home\n- Then I slept.', 'open'],
      ['I ran.\n\n- home\n- house', 1],
      ['- I ran home.\n- Then I slept.', 1],
    ],
    'Passes if the response has exactly two sentences.': [
      ['I ran home.\n\n**The end**', 'open'],
      ['- I ran home\n- Then I slept.', 'open'],
      ['**The plan**\n\nI ran. I hid.', 1],
      ['I ran. I hid. I sat.\n\n**The end**', 0],
    ],
  },
  left: [],
};
