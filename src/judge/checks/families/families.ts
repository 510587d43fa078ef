import type { GrammarPart } from '../grammar/notation.ts';
import type { Decider } from './bridge.ts';
import { CODE_FACTS, codeFacts } from './code/code-facts.ts';
import { CODE_PARTS, codeParts } from './code/code-parts.ts';
import { codeSure } from './code/code-sure.ts';
import { codeWords } from './code/code-words.ts';
import { COMMAND_WORDS, commandWords } from './code/command-words.ts';
import { CONVERSATIONS, conversations } from './conversation/conversations.ts';
import { KEPT_PARTS, keptParts } from './conversation/kept-parts.ts';
import { USER_TURNS, userTurns } from './conversation/user-turns.ts';
import { WRITTEN_DATA, writtenData } from './data/written-data.ts';
import { JSON_TEXTS, jsonTexts } from './json/json-texts.ts';
import { contents } from './markdown/contents.ts';
import { FORMATS, formats } from './markdown/formats.ts';
import { FURTHER_FORMATS, furtherFormats } from './markdown/further-formats.ts';
import { headingWords } from './markdown/heading-words.ts';
import { htmlWords } from './markdown/html-words.ts';
import { inlineEdges } from './markdown/inline-edges.ts';
import { LAYOUTS } from './markdown/layout-facts.ts';
import { layouts } from './markdown/layouts.ts';
import { LINE_FORMS, lineForms } from './markdown/line-forms.ts';
import { LINK_TARGETS, linkTargets } from './markdown/link-targets.ts';
import { linkWords } from './markdown/link-words.ts';
import { listForms } from './markdown/list-forms.ts';
import { LIST_SIZES, listSizes } from './markdown/list-sizes.ts';
import { listWords } from './markdown/list-words.ts';
import { proseWords } from './markdown/prose-words.ts';
import { SORTED_PARTS, sortedParts } from './markdown/sorted-parts.ts';
import { tableForms } from './markdown/table-forms.ts';
import { tableWords } from './markdown/table-words.ts';
import { TAG_WORDS, tagWords } from './markdown/tag-words.ts';
import { WRITTEN_FORMS, writtenForms } from './markdown/written-forms.ts';
import { countComparisons } from './parts/count-comparisons.ts';
import { describedParts } from './parts/described-parts.ts';
import { NAMED_PARTS, namedParts } from './parts/named-parts.ts';
import { partComparisons } from './parts/part-comparisons.ts';
import { partTexts } from './parts/part-texts.ts';
import { bareTexts } from './texts/bare-texts.ts';
import { bareWords } from './texts/bare-words.ts';
import { CASE_AND_ORDER, caseAndOrder } from './texts/case-and-order.ts';
import { edgeThings } from './texts/edge-things.ts';
import { ENDS_ALIKE, endsAlike } from './texts/ends-alike.ts';
import { labelledLines } from './texts/labelled-lines.ts';
import { lineWords } from './texts/line-words.ts';
import { marksInWords } from './texts/marks-in-words.ts';
import { namedTexts } from './texts/named-texts.ts';
import { nextToTexts } from './texts/next-to-texts.ts';
import { openerWords } from './texts/opener-words.ts';
import { ORDER, order } from './texts/order.ts';
import { SENTENCE_WORDS, sentenceWords } from './texts/sentence-words.ts';
import { TEXT_SHAPES, textShapes } from './texts/text-shapes.ts';
import { textWordings } from './texts/text-wordings.ts';
import { wholeAnswers } from './texts/whole-answers.ts';
import { wishedThings } from './texts/wished-things.ts';
import { WORD_KINDS, wordKinds } from './texts/word-kinds.ts';
import { WRITTEN_LIKE, writtenLikeWords } from './texts/written-like.ts';
import { writtenTexts } from './texts/written-texts.ts';
import { EXCEPTIONS, exceptions } from './things/exceptions.ts';
import { ONLY, only } from './things/only.ts';
import { sizeWordings } from './things/size-wordings.ts';
import { SIZES_IN_WORDS, sizesInWords } from './things/sizes-in-words.ts';
import { TOOL_DECIDERS } from './tools/tool-deciders.ts';
import { tools } from './tools/tools.ts';
import { CITATION_NUMBERS, citationNumbers } from './values/citation-numbers.ts';
import { MEASURES, measures } from './values/measures.ts';
import { namedValues } from './values/named-values.ts';
import { NUMBER_WORDINGS, numberWordings } from './values/number-wordings.ts';
import { PLAIN_FORMS, plainForms } from './values/plain-forms.ts';
import { pricesAndTimes } from './values/prices-and-times.ts';
import { VALUE_ORDER, valueOrder } from './values/value-order.ts';
import { valueWordings } from './values/value-wordings.ts';
import { VALUED, valued } from './values/valued.ts';
import { conditionLists } from './wordings/condition-lists.ts';
import { plainCounts } from './wordings/plain-counts.ts';
import { restatements } from './wordings/restatements.ts';
import { samples } from './wordings/samples.ts';
import { shortWordings } from './wordings/short-wordings.ts';

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
  [plainCounts, {}],
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
  [sortedParts, SORTED_PARTS],
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
  [labelledLines, {}],
  [marksInWords, {}],
  [citationNumbers, CITATION_NUMBERS],
  [wholeAnswers, {}],
  [countComparisons, {}],
  [partComparisons, {}],
  [partTexts, {}],
  [endsAlike, ENDS_ALIKE],
  [valueOrder, VALUE_ORDER],
  [valueWordings, {}],
  [openerWords, {}],
];
