import type { Sentences } from './rows.ts';

/** What "it" and "its" stand for, keys that are no words of a text, and headings that are bold lines. */
export const ITS_AND_KEYS: Sentences = {
  decided: {
    'the last heading is "Sources" and the response has at least two links': [
      ['# A\n[a](http://a.com)\n# Sources\n[b](http://b.com)', 1],
      ['# Sources\n[a](http://a.com)\n# B\n[b](http://b.com)', 0],
    ],
    'the last heading is "Sources"': [
      ['# A\n# Sources\n\n**Wikipedia**', 'open'],
      ['# Sources\n\n**Wikipedia**\n\n## More', 'open'],
      ['# A\n\n**Note**\n\n# Sources', 1],
      ['# Sources\n\n**Note**\n\n# A', 0],
    ],
    'the first heading is "Intro"': [
      ['**Note**\n\n# Intro\n\nSo.', 'open'],
      ['# Intro\n\n**Note**', 1],
      ['## A\n\n## Intro', 0],
    ],
    'the only heading is "Summary"': [
      ['# Summary\na\n# Summary\nb', 'open'],
      ['# Summary\na\n\n**B**\n\nc', 'open'],
      ['# Summary\na', 1],
      ['# Summary\na\n# B\nb', 0],
    ],
    // What stands in a comment is not shown.
    'the XML contains an <error> element': [
      ['<r><!-- <error>none</error> --></r>', 'open'],
      ['<r><![CDATA[<error>none</error>]]></r>', 'open'],
      ['<r><!-- none --><error>so</error></r>', 1],
      ['<r><!-- none --></r>', 0],
    ],
    'the response has exactly two <item> blocks': [
      ['<r><item>a</item><!-- <item>z</item> --><item>b</item></r>', 'open'],
      ['<r><item>a</item><!-- z --><item>b</item></r>', 1],
    ],
    // A comma elsewhere is nobody's business.
    'every bullet ends with a semicolon, not a comma': [
      ['Here, too:\n\n- a, b;\n- c;', 1],
      ['- a;\n- b,', 0],
    ],
    'each heading ends with a question mark, not a colon': [
      ['# A?\n\nSo: yes.', 1],
      ['# A:\n\nSo.', 0],
    ],
    'every bullet starts with a capital letter, not a number': [
      ['- All 3\n- Both 2', 1],
      ['- 3 of all\n- Both', 0],
    ],
    'the response is a JSON object in which "items" is an array': [
      ['{"items": []}', 1],
      ['{"items": 1}', 0],
    ],
    'the response is a JSON object in which the word "error" appears': [
      ['{"a": "no error"}', 1],
      ['{"a": "none"}', 0],
    ],
    'the JSON has exactly one of "ok" and "error"': [
      ['{"error": "ok"}', 1],
      ['{"error": 1, "ok": 2}', 0],
    ],
  },
  left: [
    // The section, or the response?
    'the last section is "Sources" and it has at least two links',
    'the final section is "Sources" and it has a table',
    'the section "Sources" comes last and it has two bullets',
    '"Sources" is the last heading and it has at least two links',
    'the first heading is "Intro" and it has an emoji',
    'the last section is titled "Sources" and it ends with a question',
    'the last section is titled "Sources", and it contains bold text',
    'the last section is "Sources" and it is under 50 words',
    'the last section is "Sources" but it has no links',
    'Fails if the last section is "Sources" and it has no links',
    // The call, or the response?
    'the last tool call is `refund` and it has "amount" set to 10',
    'the `refund` tool is called last and it has "amount" set to 10',
    'the assistant calls `refund` and it has "amount" set to 10',
    // Keys, or words of the text?
    'the output is a JSON object where exactly one of "ok" and "error" is present',
    'the output is a JSON object where at most one of "ok" and "error" is present',
    'the output is a JSON object where at least two of "ok", "error" and "id" occur',
    'the response is a JSON object in which either "error" or "result" is present, but not both',
    'the response is valid JSON in which "name" and "id" both occur',
    'the response is valid JSON and has either "ok" or "error", but not both',
    'the output is valid JSON and exactly one of "ok" and "error" is present',
    'the response is a JSON object in which "error" occurs twice',
    'the response is a JSON object in which there are no numbers',
    'the response is a JSON array in which at least one number is above 5',
    'the response is a JSON object in which "name" comes before "age"',
    'the response is valid JSON and "name" comes before "age"',
    // The column or the row, or the table?
    'the last column of the table is "Notes" and none of its cells is empty',
    'the second column of the table is "Price" and none of its cells is empty',
    'the table has a "Price" column and none of its cells is empty',
    'the last row of the table starts with "Total" and none of its cells is empty',
    // Numbers of a list, or all?
    'the response uses bullets, not numbers',
    'each bullet has a link, not an emoji',
    'the first sentence contains a comma, not a semicolon',
    'every line starts with a dash, not an asterisk',
  ],
};
