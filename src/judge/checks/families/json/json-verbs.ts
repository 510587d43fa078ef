import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';

const MODALS = {
  one: ['must', 'should', 'has to', 'needs to', 'must always', 'should always'],
  many: ['must', 'should', 'have to', 'need to', 'must all', 'should all', 'must each'],
};

/** A verb of one and of several: "has|have|have". */
function verb(notation: Notation, name: string, written: readonly string[], value?: unknown): void {
  for (const forms of written) {
    const [one, many, base] = forms.split('|') as [string, string, string];
    notation.words(`${name}<one>`, [one, `always ${one}`, ...each(MODALS.one, [base])], value);
    notation.words(`${name}<many>`, [many, ...each(['all', 'each'], [many]), ...each(MODALS.many, [base])], value);
  }
}
const NOT = ['does not', 'must not', 'should not', 'may not', 'can not', 'must never', 'should never'];
function verbNot(notation: Notation, name: string, written: readonly string[], value?: unknown): void {
  for (const forms of written) {
    const [one, , base] = forms.split('|') as [string, string, string];
    notation.words(name, [`never ${one}`, ...each(NOT, [base])], value);
  }
}

/** The verbs of what is said of a value of JSON. */
export function jsonVerbs(notation: Notation): void {
  notation.words('Be<one>', ['is', 'is always', ...each(MODALS.one, ['be'])]);
  notation.words('Be<many>', ['are', 'are all', 'are always', 'are each', ...each(MODALS.many, ['be'])]);
  notation.rule('FieldBe = Be<one>');
  notation.words('FieldBeNot', [
    ...['is not', 'is never', 'must not be', 'should not be', 'may not be', 'can not be', 'must never be'],
    ...each(['is anything', 'is something', 'is', 'has a value'], ['other than', 'different from']),
    ...['is anything but', 'is anything except'],
  ]);
  const equals = ['equals|equal|equal', 'is set to|are set to|be set to', 'is equal to|are equal to|be equal to'];
  verb(notation, 'Equal', [
    ...equals,
    'has the value|have the value|have the value',
    'is exactly|are exactly|be exactly',
    'reads|read|read',
  ]);
  notation.words('Differs', ['does not equal', 'is not equal to', 'must not equal', 'should not equal']);
  notation.rule('FieldEquals = Equal<one>');
  verb(notation, 'HasBeenSet', [
    ...['is set to|are set to|be set to', 'takes|take|take', 'has the value|have the value|have the value'],
    ...[
      'has been set to|have been set to|be set to',
      ...['has|have|have', 'takes|take|take', 'holds|hold|hold'].map((verb) =>
        verb.replaceAll(/\w+/gu, '$& one of the values'),
      ),
    ],
  ]);
  const chosen = ['has|have|have', 'takes|take|take', 'holds|hold|hold'];
  verb(
    notation,
    'HasOneOf',
    chosen.map((forms) => forms.replaceAll(/\w+/gu, '$& one of the values')),
  );
  const holding = ['has|have|have', 'contains|contain|contain', 'holds|hold|hold', 'lists|list|list'];
  verb(notation, 'Have', [...holding, 'includes|include|include', 'carries|carry|carry']);
  for (const name of ['FieldHave', 'HasKey']) notation.rule(`${name} = Have<one>`);
  verb(notation, 'Lie', ['lies|lie|lie', 'falls|fall|fall', 'ranges|range|range']);
  verb(notation, 'Hold', ['holds|hold|hold']);
  verb(notation, 'Consist', [
    'consists of|consist of|consist of',
    'is made up of|are made up of|be made up of',
    'comprises|comprise|comprise',
  ]);
  verb(notation, 'Includes', ['contains|contain|contain', 'includes|include|include']);
  verbNot(notation, 'IncludesNot', ['contains|contain|contain', 'includes|include|include']);
  notation.words('FieldThere', ['exists', 'is present', 'is there', 'is included', 'appears'], { isThere: true });
  notation.words('FieldThere', ['is set', 'is given', 'is provided'], { isThere: true, isSet: true });
}
