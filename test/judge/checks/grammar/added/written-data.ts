import type { Sentences } from './rows.ts';

/** CSV and YAML, and the only number, amount or date of a response. */
export const WRITTEN_DATA: Sentences = {
  decided: {
    'the output is CSV with the header row name,price,quantity': [
      ['name,price,quantity\nLamp,10,2', 1],
      ['Lamp,10,2', 0],
      ['name,quantity,price\nLamp,2,10', 0],
      ['Name,Price,Quantity\nLamp,10,2', 'open'],
      ['Here it is:\nname,price,quantity\nLamp,10,2', 'open'],
      ['```csv\nname,price,quantity\n```', 1],
    ],
    "the CSV's header row is exactly id,name,amount": [
      ['id,name,amount\n1,"Lamp, red",3', 1],
      ['id,amount\n1,3', 0],
      ['There is none.', 'open'],
    ],
    'every CSV row has the same number of fields as the header': [
      ['a,b,c\n1,2,3\n4,"5,5",6', 1],
      ['a,b,c\n1,2,3\n4,5', 0],
      ['Sure, here:\na,b,c\n1,2,3', 'open'],
      ['a,b,c\n1,2,3\nThat is all.', 'open'],
      ['a\n1', 'open'],
    ],
    'Fails if a CSV row has more or fewer fields than the header row': [
      ['a,b\n1,2', 1],
      ['a,b\n1,2,3', 0],
    ],
    'there are two data rows in the CSV, not counting the header': [
      ['a,b\n1,2\n3,4', 1],
      ['a,b\n1,2', 0],
      ['a,b\n1', 'open'],
    ],
    'the reply can be parsed as YAML with a "version" key': [
      ['version: 2\nname: app', 1],
      ['name: app', 0],
      ['app:\n  version: 2', 'open'],
      ['Version 2 it is.', 'open'],
    ],
    'every URL starts with https': [
      ['https://a.com and https://b.com', 1],
      ['https://a.com and http://b.com', 0],
    ],
    'the amount quoted is between $10 and $50': [
      ['It will be $25.', 1],
      ['It will be $75.', 0],
      ['It was $25 and is $35.', 'open'],
      ['It will be 25 euros.', 'open'],
    ],
    'the number in the answer is between 1 and 5': [
      ['I give it a 4', 1],
      ['I give it a 7', 0],
      ['Between 2 and 4', 'open'],
      ['None', 'open'],
    ],
    'the XML is well-formed': [
      ['<a>x</a>', 1],
      ['<a>x</b>', 0],
      ['```xml\n<a/>\n```', 1],
      ['```xml\n<a>\n```', 0],
      ['Here you go:\n```xml\n<a/>\n```\nLet me know.', 'open'],
      ['Sorry, I cannot.', 'open'],
      ['<a>]]></a>', 0],
      ['<a>\u0001</a>', 0],
      ['<a>&#1;</a>', 0],
      ['<a><![CDATA[<b>]]></a>', 1],
      ['<?xml version="1.0" encoding="UTF-8"?>\n<a/>', 1],
      ['<?xml?><a/>', 0],
      ['<a/><?xml version="1.0"?>', 0],
      ['\n<?xml version="1.0"?><a/>', 'open'],
    ],
    'Fails if the XML is not well-formed': [
      ['<a>x</a>', 1],
      ['<a>x</b>', 0],
      ['Here:\n```xml\n<a/>\n```', 'open'],
    ],
    'the response is well-formed XML': [
      ['<a>x</a>', 1],
      ['Here:\n```xml\n<a/>\n```', 0],
      ['```xml\n<a/>\n```', 'open'],
    ],
    'the response is valid CSV with a header row and three columns': [
      ['name,price,amount\nLamp,10,2', 1],
      ['name,price\nLamp,10', 0],
      ['1,2,3\n4,5,6', 'open'],
      ['name,city,job', 'open'],
      ['Ann,Oslo,cook\nBob,Rome,poet', 'open'],
    ],
    'the CSV has a header row and 2 rows': [
      ['name,city\nAnn,Oslo\nBob,Rome', 1],
      ['name,city\nAnn,Oslo', 0],
      ['1,2\n3,4\n5,6', 'open'],
    ],
    'the response is CSV with 3 columns': [['1,2,3\n4,5,6', 1]],
  },
  left: [
    'the price is under $50',
    'the number is correct',
    'the CSV is complete',
    'the output is CSV',
    'every row has the same number of fields',
    'the rows are as long as the header',
    'the YAML has sensible keys',
    'every URL starts with a verb',
  ],
};
