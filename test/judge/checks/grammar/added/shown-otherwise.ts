import type { Sentences } from './rows.ts';

/** What may be shown beside what is meant: its source, a fence, the margin of a list, a signature. */
export const SHOWN_OTHERWISE: Sentences = {
  decided: {
    'Fails if the translation contains the English word "order"': [
      ['Wo ist meine Bestellung?', 1],
      ['My order ist weg.', 0],
      ['| English | German |\n|---|---|\n| Where is my order? | Wo ist meine Bestellung? |', 'open'],
      ['**English:** Where is my order?\n**German:** Wo ist meine Bestellung?', 'open'],
      ['[EN] Where is my order?\n[DE] Wo ist meine Bestellung?', 'open'],
      ['🇬🇧 Where is my order?\n🇩🇪 Wo ist meine Bestellung?', 'open'],
      ['Where is my order? → Wo ist meine Bestellung?', 'open'],
      ['Where is my order? – Wo ist meine Bestellung?', 'open'],
      ['"Where is my order?" heißt auf Deutsch "Wo ist meine Bestellung?"', 'open'],
      ['Wo ist meine Bestellung? (Where is my order?)', 'open'],
    ],
    'Fails if the translation leaves the word "meeting" untranslated': [
      ['Das Treffen ist um 3.', 1],
      ['| English | German |\n|---|---|\n| The meeting is at 3. | Das Treffen ist um 3. |', 'open'],
    ],
    'the translation is at most 6 words': [
      ['Wo ist meine Bestellung?', 1],
      ['Wo ist meine Bestellung (Nr. 5)?', 1],
      ['Wo ist denn nun bloß meine Bestellung?', 0],
      ['Where is my order? → Wo ist meine Bestellung?', 'open'],
      ['{"de": "Wo ist denn nun bloß meine Bestellung?"}', 'open'],
    ],
    'Fails if the translated text contains the English word "order"': [
      ['Wo ist meine Bestellung?', 1],
      ['English: Where is my order?\nDeutsch: Wo ist meine Bestellung?', 'open'],
    ],
    'Fails if the corrected copy contains "teh"': [
      ['The cat sat.', 1],
      ['Teh cat sat.', 0],
      ['Before: teh cat sat\nAfter: the cat sat', 'open'],
    ],
    'the explanation is under 30 words': [
      ['`SELECT name FROM users LIMIT 5;`', 'open'],
      ['SELECT name FROM users LIMIT 5;', 'open'],
    ],
    'Fails if the code uses 2-space indentation': [
      ['- Step:\n  ```python\n  x = 1\n  ```', 'open'],
      ['- Step:\n  ```python\n  def f():\n    x = 1\n  ```', 0],
      ['- Step:\n  ```python\n  def f():\n      x = 1\n  ```', 'open'],
    ],
    'the code uses 4-space indentation': [
      ['- Step:\n  ```python\n  def f():\n      return 1\n  ```', 1],
      ['- a\n    - b:\n      ```py\n      def f():\n          return 1\n      ```', 1],
      ['1. Install:\n\n   ```bash\n   pip install x\n   ```', 'open'],
      ['```py\n    x = 1\n    y = 2\n```', 'open'],
    ],
    'the code is indented with tabs': [['1. A:\n\n    ```py\n    def f():\n    \treturn 1\n    ```', 1]],
    'the first line is "Fix crash on empty input"': [
      ['```\nFix crash on empty input\n\nThe parser failed.\n```', 'open'],
      ['```\nFix it\n```', 0],
    ],
    'the last line is "The parser failed."': [
      ['```\nFix crash on empty input\n\nThe parser failed.\n```', 'open'],
      ['```\nFix it\n```', 0],
    ],
    'the second line is blank': [
      ['```\nFix crash on empty input\n\nThe parser failed.\n```', 'open'],
      ['Fix crash on empty input\n\n```\nlog\n```', 1],
      ['Fix crash\non empty input', 0],
    ],
    'the reply closes with "Best regards" or "Kind regards"': [
      ['Hi Maria,\n\nThanks.\n\nBest regards,\nTom\nAcme Support', 'open'],
      ['Subject: Hi\n\nKind regards\nAcme Support', 'open'],
      ['Ok. Best regards, Tom', 'open'],
      ['Ok.\n\nBest regards', 1],
      ['Best regards to your mother, and thank you for all that you did.', 0],
    ],
    'Fails if the response ends with "Thank you"': [
      ['Thank you, we got it.', 1],
      ['Ok.\nThank you,\nTom', 'open'],
      ['Ok. Thank you!', 0],
    ],
    'the reply closes with "Un saludo"': [['Hola:\n\nGracias.\n\nUn saludo,\nAna\nVentas', 'open']],
    'the reply closes with "Mit freundlichen Grüßen"': [['Ja.\n\nMit freundlichen Grüßen\n\n**Jo**', 'open']],
    'the response doesn\'t start with "Sure"': [
      ['Sure-fire tips', 'open'],
      ['Sure, here they are.', 0],
    ],
    'the response preserves the placeholder {name}': [
      ['Hallo {name}!', 1],
      ['Hallo {{name}}!', 'open'],
      ['Hallo %{name}!', 'open'],
    ],
    'Fails if the customer is addressed as "you guys"': [['Your coffee.', 1]],
  },
  left: [
    'the copy addresses the reader as "you"',
    'the copy addresses the reader as "du"',
    'Fails if the user is addressed as "Sie"',
  ],
};
