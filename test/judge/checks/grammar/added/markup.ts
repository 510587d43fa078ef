import type { Sentences } from './rows.ts';

/** XML, front matter, and CSV by its rows. */
export const MARKUP: Sentences = {
  decided: {
    'Passes if the response is well-formed XML': [
      ['<?xml version="1.0"?>\n<a><b c="1"/>x &amp; y<!-- z --></a>', 1],
      ['<a><b></a></b>', 0],
      ['<a>x & y</a>', 0],
      ['<a/><b/>', 0],
      ['<a b=1/>', 0],
      ['Hello', 0],
      ['```xml\n<a/>\n```', 'open'],
    ],
    "Fails if the XML isn't well-formed": [
      ['<a/>', 1],
      ['<a>', 0],
    ],
    'the output is well-formed XML with <note> as its root element': [
      ['<note/>', 1],
      ['<memo/>', 0],
    ],
    'the root element of the XML is "invoice"': [
      ['<invoice></invoice>', 1],
      ['<bill><invoice/></bill>', 0],
      ['No XML.', 'open'],
    ],
    'each <item> element has a sku attribute': [
      ['<o><item sku="1"/><item sku="2">a</item></o>', 1],
      ['<o><item sku="1"/><item id="sku">a</item></o>', 0],
      ['<o></o>', 'open'],
    ],
    'Fails if an <img> tag comes without an alt attribute': [
      ['<img src="a.png" alt="A">', 1],
      ['<img src="alt">', 0],
    ],
    'the response starts with YAML front matter delimited by --- lines': [
      ['---\ntitle: Bees\n---\nBees dance.', 1],
      ['title: Bees', 0],
    ],
    'Passes if the YAML front matter has a title entry': [
      ['---\ntitle: Bees\n---\nBees dance.', 1],
      ['---\nlang: en\n---\nBees dance.', 0],
      ['---\nlang: en', 'open'],
    ],
    'the output is CSV in which every row has the same number of columns as the header': [
      ['id,name\n1,Ann', 1],
      ['id,name\n1', 0],
    ],
    'the CSV has the header id,name,email': [
      ['id,name,email\n1,Ann,a@x.example', 1],
      ['name,id,email\nAnn,1,a@x.example', 0],
    ],
    'the slug consists only of lowercase letters, digits and hyphens': [
      ['top-10-tips', 1],
      ['Top 10 Tips', 0],
      ['top_10_tips', 0],
      ['Slug: top-10-tips', 'open'],
      ['Your slug is top-10-tips', 'open'],
    ],
  },
  left: [
    'the XML is correct',
    'the slug consists only of good words',
    'the XML has the right root element',
    'each item has a sku attribute',
    'every <p> element has a point',
    'the front matter is complete',
    'the response matters up front',
    'every row has a header',
  ],
};
