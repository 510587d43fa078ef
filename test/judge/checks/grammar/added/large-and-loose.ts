import type { Sentences } from './rows.ts';

/** Numbers with many digits, dots of which it is open what they part, and words such as "exactly" and "only". */
export const LARGE_AND_LOOSE: Sentences = {
  decided: {
    '`id` is 9007199254740993': [
      ['{"id":9007199254740993}', 'open'],
      ['{"id":9007199254740992}', 'open'],
      ['{"id":1234567890123456789}', 0],
      ['{"id":5}', 0],
    ],
    '`id` is not 1234567890123456789': [
      ['{"id":1234567890123456788}', 'open'],
      ['{"id":7}', 1],
    ],
    'every `id` in `items` is unique': [
      ['{"items":[{"id":9007199254740993},{"id":9007199254740992}]}', 'open'],
      ['{"items":[{"id":"9007199254740993"},{"id":"9007199254740992"}]}', 1],
      ['{"items":[{"id":7},{"id":7}]}', 0],
    ],
    '`id` is an integer': [['{"id":9007199254740993}', 1]],
    '`price` is 19.99': [
      ['{"price":19.989999999999999999}', 'open'],
      ['{"price":19.990}', 1],
    ],
    '`total` is the sum of `a` and `b`': [
      ['{"a":9007199254740992,"b":1,"total":9007199254740992}', 'open'],
      ['{"a":10000000000,"b":5,"total":10000000000}', 0],
      ['{"a":0.1,"b":0.2,"total":0.3}', 1],
    ],
    'the table is sorted by price, lowest first': [
      ['|n|Price|\n|-|-|\n|a|€1.200|\n|b|€999|', 'open'],
      ['|n|Price|\n|-|-|\n|a|999 €|\n|b|1.200 €|', 'open'],
      ['|n|Price|\n|-|-|\n|a|9.800|\n|b|10.500|', 1],
      ['|n|Price|\n|-|-|\n|a|$9.80|\n|b|$10.50|', 1],
    ],
    'the last line is nothing but "END"': [
      ['x\nEND!', 'open'],
      ['x\nEND.', 'open'],
      ['x\n**END**', 1],
      ['x\nEND\n', 1],
      ['x\nEND it', 0],
    ],
    'the first line contains only the word "APPROVED"': [
      ['APPROVED!\nx', 'open'],
      ['APPROVED\nx', 1],
      ['APPROVED: yes\nx', 0],
    ],
    'the first line says only "Status: OK"': [
      ['Status: OK.\nx', 'open'],
      ['Status: OK\nx', 1],
    ],
    'the response is only "true" or "false"': [
      ['false.', 'open'],
      ['false', 1],
      ['not true', 0],
    ],
    'the response is just the number 42': [
      ['42.', 'open'],
      ['42', 1],
      ['43', 0],
    ],
    'the first line of the CSV is exactly "id,name"': [
      ['id, name\n1,a', 'open'],
      ['"id","name"\n1,a', 'open'],
      ['id,name\n1,a', 1],
      ['id,title\n1,a', 0],
    ],
    'the CSV header is exactly "id,name"': [
      ['id,name \n1,a', 'open'],
      ['id,name\r\n1,a', 1],
    ],
    'the CSV header is "id,name"': [['id, name\n1,a', 1]],
    'the column headers are exactly "id", "name" and "email"': [
      ['|ID|Name|Email|\n|-|-|-|\n|1|2|3|', 'open'],
      ['|**id**|name|email|\n|-|-|-|\n|1|2|3|', 1],
      ['|a|b|c|\n|-|-|-|\n|1|2|3|', 0],
    ],
    'the column headers are "id", "name" and "email"': [['|ID|Name|Email|\n|-|-|-|\n|1|2|3|', 1]],
    'the reply includes the email address the user gave': [
      ['Sent to bo@x.io.', 1, 'Mail me at bo@x.io please.'],
      ['Sent to bo@x.io.uk', 'open', 'Mail me at bo@x.io please.'],
      ['Sent to jim-bo@x.io', 'open', 'Mail me at bo@x.io please.'],
      ['Sent.', 0, 'Mail me at bo@x.io please.'],
    ],
    'the reply mentions the order number the user gave': [
      ['#8841 shipped', 1, 'Where is order 8841?'],
      ['8841-2 shipped', 'open', 'Where is order 8841?'],
      ['It is $8841', 'open', 'Where is order 8841?'],
      ['8841.50 dollars', 'open', 'Where is order 8841?'],
      ['Order 8,841', 'open', 'Where is order 8841?'],
      ['18841', 0, 'Where is order 8841?'],
    ],
    'the reply repeats the account number the user gave': [
      ['Account 4471 found', 1, 'My account number is 4471.'],
      ['Account 4471-09 found', 'open', 'My account number is 4471.'],
      ['€4471', 'open', 'My account number is 4471.'],
    ],
  },
  left: [],
};
