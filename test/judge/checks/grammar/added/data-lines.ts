import type { Sentences } from './rows.ts';

const LAMP = '{"id": 42, "name": "Lamp"}';
const ITEMS = '[{"id": 1, "price": 4}, {"id": 2, "price": 19}, {"id": 3, "price": 120}]';
const YAML = 'kind: Deployment\nspec:\n  replicas: 3\n  paused: false';

/** JSON, YAML, CSV and XML, as people ask for them in a file of settings. */
export const DATA_LINES: Sentences = {
  decided: {
    'Fails if the JSON has no "id" key at the top': [
      [LAMP, 1],
      ['{"name": "Lamp"}', 0],
      ['{"product": {"id": 42}}', 'open'],
    ],
    'Fails if the JSON has no sku key at the top level': [
      [LAMP, 0],
      ['{"sku": "A1"}', 1],
    ],
    'Passes if there is a "status" key at the top level of the JSON': [
      [LAMP, 0],
      ['{"status": "ok"}', 1],
    ],
    'Fails if the "errors" list comes back empty': [
      ['{"errors": []}', 0],
      ['{"errors": ["x"]}', 1],
      ['None.', 'open'],
    ],
    'Passes if the array is sorted by "price", cheapest first': [
      [ITEMS, 1],
      ['[{"price": 4}, {"price": 2}]', 0],
    ],
    'Passes if the items are sorted by "price", most expensive first': [
      [ITEMS, 0],
      ['[{"price": 4}, {"price": 2}]', 1],
    ],
    "Fails if the header row isn't exactly sku,name,price": [
      ['sku,name,price\nA1,Lamp,19', 1],
      ['name,sku,price\nLamp,A1,19', 0],
    ],
    "Fails if the CSV doesn't start with the header id,name": [
      ['id,name\n1,Lamp', 1],
      ['name,id\nLamp,1', 0],
    ],
    'Passes if the feed is well-formed XML, no broken tags': [
      ['<a><b>1</b></a>', 1],
      ['<a><b>1</a>', 0],
    ],
    'Fails if "active" is a string instead of a boolean': [
      ['{"active": "true"}', 0],
      ['{"active": true}', 1],
      ['No.', 'open'],
    ],
    'Fails if "count" comes as a string rather than a number': [
      ['{"count": "3"}', 0],
      ['{"count": 3}', 1],
    ],
    'Penalize any top-level key other than "id" and "name"': [
      [LAMP, 1],
      ['{"id": 42, "name": "Lamp", "note": ""}', 0],
    ],
    'Fails if there are fields besides "id" and "name"': [
      [LAMP, 1],
      ['{"id": 42, "name": "Lamp", "note": ""}', 0],
    ],
    'Passes if each object in the array has id and price': [
      [ITEMS, 1],
      ['[{"id": 1, "price": 4}, {"id": 2}]', 0],
    ],
    'Reward arrays where no two entries share an "id"': [
      [ITEMS, 1],
      ['[{"id": 1}, {"id": 1}]', 0],
    ],
    'Fails if two items have the same "price"': [
      [ITEMS, 1],
      ['[{"price": 1}, {"price": 1}]', 0],
      ['- Lamp: $4\n- Desk: $4', 'open'],
    ],
    'Fails if it crams more than two entries into "tags"': [
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a", "b", "c"]}', 0],
      ['Tags:\n- a\n- b\n- c', 'open'],
    ],
    'Passes if there are at least two items in "steps"': [
      ['{"steps": ["a", "b"]}', 1],
      ['{"steps": ["a"]}', 0],
    ],
    'Passes if the "end" date is later than "start"': [
      ['{"start": "2025-02-27", "end": "2025-03-02"}', 1],
      ['{"start": "2025-03-02", "end": "2025-02-27"}', 0],
    ],
    'Passes if "request_id" is a proper UUID': [
      ['{"request_id": "3f2b8c1e-9a4d-4e6f-8b21-0c5d7e9f1a23"}', 1],
      ['{"request_id": "req-0001"}', 0],
    ],
    'Fails if "created_at" doesn\'t end in Z': [
      ['{"created_at": "2025-04-01T09:30:00Z"}', 1],
      ['{"created_at": "2025-04-01T09:30:00+02:00"}', 0],
    ],
    'Passes if "sku" starts with AB': [
      ['{"sku": "AB-1"}', 1],
      ['{"sku": "B-1"}', 0],
    ],
    'Passes if the YAML sets replicas to 3': [
      [YAML, 1],
      ['spec:\n  replicas: 5', 0],
      ['spec:\n  paused: false', 0],
      ['spec:\n  replicas: "3"', 'open'],
      ['a:\n  replicas: 3\nb:\n  replicas: 4', 'open'],
      ['Set it to 3.', 'open'],
    ],
    'Fails if "paused" is false in the YAML': [
      [YAML, 0],
      ['spec:\n  paused: true', 1],
    ],
    'Passes if the JSON sets "debug" to false': [
      ['{"debug": false}', 1],
      ['{"debug": true}', 0],
    ],
    "Reward JSON that's pretty-printed with two-space indents": [
      ['{\n  "name": "Lamp",\n  "price": 19\n}', 1],
      ['{\n    "name": "Lamp",\n    "price": 19\n}', 0],
    ],
    "Fails if the JSON isn't indented with 4 spaces": [
      ['{\n  "name": "Lamp",\n  "price": 19\n}', 0],
      ['{\n    "name": "Lamp",\n    "price": 19\n}', 1],
    ],
    'Fails if the first line isn\'t a "Subject:" line': [
      ['Subject: Hi\n\nHello.', 1],
      ['Hello.\n\nSubject: Hi', 0],
    ],
    'Fails if any "price" is a string instead of a number': [
      [ITEMS, 1],
      ['[{"price": 1}, {"price": "2"}]', 0],
    ],
    'Penalize JSON whose "items" array is empty': [
      ['{"items": []}', 0],
      ['{"items": [1]}', 1],
    ],
    'Penalize a null "id" field': [
      [LAMP, 1],
      ['{"id": null}', 0],
      ['Hello.', 'open'],
    ],
    'Passes if all objects in the array have an "id"': [
      [ITEMS, 1],
      ['[{"id": 1}, {"sku": 2}]', 0],
    ],
    'Passes if "items" is sorted by "price", cheapest first': [
      [`{"items": ${ITEMS}}`, 1],
      ['{"items": [{"price": 4}, {"price": 2}]}', 0],
    ],
    'Reward CSV whose header row is id,name': [
      ['id,name\n1,Lamp', 1],
      ['name,id\nLamp,1', 0],
    ],
    'Reward YAML that sets replicas to 3': [
      [YAML, 1],
      ['replicas: 4', 0],
    ],
    'Passes if "date" looks like YYYY-MM-DD': [
      ['{"date": "2026-03-01"}', 1],
      ['{"date": "1 March"}', 0],
    ],
  },
  left: [
    'Reward a key insight',
    'Reward JSON whose tone is friendly',
    'Penalize JSON that feels bloated',
    'Fails if "score" goes above expectations',
    // Lowest or highest first.
    'Passes if the array is sorted by "price"',
    'Fails if "count" is a number instead of an integer',
    'Passes if "sku" starts with a',
    'Passes if the first line is a "thank you" line',
    'Passes if no two entries share an opinion',
    'Fails if the JSON has no primary key',
    'Passes if the YAML sets something to 3',
    'Passes if each object in the array has name and value',
  ],
};
