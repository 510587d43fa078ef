import type { GrammarPart } from '../grammar/notation.ts';
import { bareTexts } from './bare-texts.ts';
import { bareWords } from './bare-words.ts';
import type { Decider } from './bridge.ts';
import { CASE_AND_ORDER, caseAndOrder } from './case-and-order.ts';
import { CODE_FACTS, codeFacts } from './code-facts.ts';
import { CODE_PARTS, codeParts } from './code-parts.ts';
import { codeSure } from './code-sure.ts';
import { codeWords } from './code-words.ts';
import { COMMAND_WORDS, commandWords } from './command-words.ts';
import { conditionLists } from './condition-lists.ts';
import { contents } from './contents.ts';
import { CONVERSATIONS, conversations } from './conversations.ts';
import { countComparisons } from './count-comparisons.ts';
import { DAILY_WORDS, dailyWords } from './daily-words.ts';
import { describedParts } from './described-parts.ts';
import { edgeThings } from './edge-things.ts';
import { ENDS_ALIKE, endsAlike } from './ends-alike.ts';
import { EXCEPTIONS, exceptions } from './exceptions.ts';
import { FORMATS, formats } from './formats.ts';
import { FURTHER_FORMATS, furtherFormats } from './further-formats.ts';
import { headingWords } from './heading-words.ts';
import { htmlWords } from './html-words.ts';
import { inlineEdges } from './inline-edges.ts';
import { JSON_TEXTS, jsonTexts } from './json-texts.ts';
import { KEPT_PARTS, keptParts } from './kept-parts.ts';
import { LAYOUTS } from './layout-facts.ts';
import { layouts } from './layouts.ts';
import { LINE_FORMS, lineForms } from './line-forms.ts';
import { lineWords } from './line-words.ts';
import { LINK_TARGETS, linkTargets } from './link-targets.ts';
import { linkWords } from './link-words.ts';
import { listForms } from './list-forms.ts';
import { LIST_SIZES, listSizes } from './list-sizes.ts';
import { listWords } from './list-words.ts';
import { MEASURES, measures } from './measures.ts';
import { NAMED_PARTS, namedParts } from './named-parts.ts';
import { namedTexts } from './named-texts.ts';
import { namedValues } from './named-values.ts';
import { nextToTexts } from './next-to-texts.ts';
import { NUMBER_WORDINGS, numberWordings } from './number-wordings.ts';
import { ONLY, only } from './only.ts';
import { openerWords } from './opener-words.ts';
import { ORDER, order } from './order.ts';
import { partComparisons } from './part-comparisons.ts';
import { PLAIN_FORMS, plainForms } from './plain-forms.ts';
import { pricesAndTimes } from './prices-and-times.ts';
import { proseWords } from './prose-words.ts';
import { restatements } from './restatements.ts';
import { samples } from './samples.ts';
import { SENTENCE_WORDS, sentenceWords } from './sentence-words.ts';
import { shortWordings } from './short-wordings.ts';
import { sizeWordings } from './size-wordings.ts';
import { SIZES_IN_WORDS, sizesInWords } from './sizes-in-words.ts';
import { tableForms } from './table-forms.ts';
import { tableWords } from './table-words.ts';
import { TAG_WORDS, tagWords } from './tag-words.ts';
import { TEXT_SHAPES, textShapes } from './text-shapes.ts';
import { textWordings } from './text-wordings.ts';
import { TOOL_DECIDERS } from './tool-deciders.ts';
import { tools } from './tools.ts';
import { USER_TURNS, userTurns } from './user-turns.ts';
import { VALUE_ORDER, valueOrder } from './value-order.ts';
import { valueWordings } from './value-wordings.ts';
import { VALUED, valued } from './valued.ts';
import { wholeAnswers } from './whole-answers.ts';
import { wishedThings } from './wished-things.ts';
import { WORD_KINDS, wordKinds } from './word-kinds.ts';
import { WRITTEN_DATA, writtenData } from './written-data.ts';
import { WRITTEN_FORMS, writtenForms } from './written-forms.ts';
import { WRITTEN_LIKE, writtenLikeWords } from './written-like.ts';
import { writtenTexts } from './written-texts.ts';

/** The families with what is read for each, and how the facts that it makes are decided. */
export const FAMILIES: readonly (readonly [GrammarPart, Readonly<Record<string, Decider>>])[] = [
  [conversations, CONVERSATIONS],
  [userTurns, USER_TURNS],
  [keptParts, KEPT_PARTS],
  [tools, TOOL_DECIDERS],
  [writtenForms, WRITTEN_FORMS],
  [jsonTexts, JSON_TEXTS],
  [valued, VALUED],
  [pricesAndTimes, {}],
  [numberWordings, NUMBER_WORDINGS],
  [measures, MEASURES],
  [namedValues, {}],
  [namedParts, NAMED_PARTS],
  [codeParts, CODE_PARTS],
  [codeFacts, CODE_FACTS],
  [codeWords, {}],
  [codeSure, {}],
  [linkTargets, LINK_TARGETS],
  [exceptions, EXCEPTIONS],
  [only, ONLY],
  [listSizes, LIST_SIZES],
  [layouts, LAYOUTS],
  [contents, {}],
  [describedParts, {}],
  [conditionLists, {}],
  [restatements, {}],
  [lineForms, LINE_FORMS],
  [tableForms, {}],
  [linkWords, {}],
  [lineWords, {}],
  [proseWords, {}],
  [tagWords, TAG_WORDS],
  [htmlWords, {}],
  [tableWords, {}],
  [headingWords, {}],
  [listForms, {}],
  [listWords, {}],
  [samples, {}],
  [order, ORDER],
  [formats, FORMATS],
  [furtherFormats, FURTHER_FORMATS],
  [wordKinds, WORD_KINDS],
  [sentenceWords, SENTENCE_WORDS],
  [bareTexts, {}],
  [bareWords, {}],
  [caseAndOrder, CASE_AND_ORDER],
  [textWordings, {}],
  [sizeWordings, {}],
  [sizesInWords, SIZES_IN_WORDS],
  [textShapes, TEXT_SHAPES],
  [plainForms, PLAIN_FORMS],
  [writtenData, WRITTEN_DATA],
  [writtenLikeWords, WRITTEN_LIKE],
  [writtenTexts, {}],
  [wishedThings, {}],
  [nextToTexts, {}],
  [edgeThings, {}],
  [shortWordings, {}],
  [inlineEdges, {}],
  [namedTexts, {}],
  [commandWords, COMMAND_WORDS],
  [dailyWords, DAILY_WORDS],
  [wholeAnswers, {}],
  [countComparisons, {}],
  [partComparisons, {}],
  [endsAlike, ENDS_ALIKE],
  [valueOrder, VALUE_ORDER],
  [valueWordings, {}],
  [openerWords, {}],
];
