import { AS_SHOWN } from './as-shown.ts';
import { BARE_NAMES } from './bare-names.ts';
import { BARE_TEXTS, CASE_AND_ORDER, SIZES_IN_WORDS } from './bare-texts.ts';
import { BARE_VALUES } from './bare-values.ts';
import { BESIDE_MESSAGE } from './beside-message.ts';
import { BLANKS } from './blanks.ts';
import { CALLED_NAMES } from './called-names.ts';
import { CALLS_AND_FIELDS } from './calls-and-fields.ts';
import { CAREFUL_READINGS } from './careful-readings.ts';
import { CITED_AND_CODED } from './cited-and-coded.ts';
import { CODE_FACTS } from './code-facts.ts';
import { CODE_PARTS } from './code-parts.ts';
import { CODE_SETTINGS } from './code-settings.ts';
import { CODE_WORDS } from './code-words.ts';
import { COLUMN_CELLS } from './column-cells.ts';
import { COMPARISONS } from './comparisons.ts';
import { CONDITION_LISTS } from './condition-lists.ts';
import { CONDITIONS } from './conditions.ts';
import { CONFIG_LINES } from './config-lines.ts';
import { DAILY } from './daily.ts';
import { DATA_AND_VALUES } from './data-and-values.ts';
import { DATA_LINES } from './data-lines.ts';
import { DATA_STEPS } from './data-steps.ts';
import { DATA_WORDINGS } from './data-wordings.ts';
import { DATA_WORDS } from './data-words.ts';
import { DOUBTFUL_COUNTS } from './doubtful-counts.ts';
import { DOUBTFUL_VALUES } from './doubtful-values.ts';
import { DROPPED_WORDS } from './dropped-words.ts';
import { EACH_WORD } from './each-word.ts';
import { EDGE_THINGS } from './edge-things.ts';
import { EVERYDAY } from './everyday.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { EXCHANGED_WORDS } from './exchanged-words.ts';
import { FIRST_UNITS } from './first-units.ts';
import { FORMATS } from './formats.ts';
import { FOURTH_LOOKS } from './fourth-looks.ts';
import { FRAGMENTS } from './fragments.ts';
import { FRAMES } from './frames.ts';
import { FURTHER_FORMATS } from './further-formats.ts';
import { HTML_WORDS } from './html-words.ts';
import { IDLE_WORDS } from './idle-words.ts';
import { ITS_AND_KEYS } from './its-and-keys.ts';
import { JOINED } from './joined.ts';
import { JOINED_NUMBERS } from './joined-numbers.ts';
import { JSON_BARE_NAMES } from './json-bare-names.ts';
import { JSON_DESCRIBED } from './json-described.ts';
import { JSON_FIELDS } from './json-fields.ts';
import { JSON_SAID } from './json-said.ts';
import { JSON_SPOKEN } from './json-spoken.ts';
import { JSON_VALUES } from './json-values.ts';
import { JSON_WHOLES } from './json-wholes.ts';
import { KEPT_PARTS } from './kept-parts.ts';
import { LARGE_AND_LOOSE } from './large-and-loose.ts';
import { LAYOUT_ALIKE } from './layout-alike.ts';
import { LAYOUT_ROWS } from './layouts.ts';
import { LINE_FORMS } from './line-forms.ts';
import { LINK_TARGETS } from './link-targets.ts';
import { LIST_FORMS } from './list-forms.ts';
import { LIST_SIZES } from './list-sizes.ts';
import { LIST_WORDINGS } from './list-wordings.ts';
import { MARKDOWN_THINGS } from './markdown-things.ts';
import { MARKDOWN_WORDINGS } from './markdown-wordings.ts';
import { MARKED_PARTS, PARTS_AS_SHOWN, SET_APART, SIGNED_THINGS } from './marked-parts.ts';
import { MARKUP } from './markup.ts';
import { MARKUP_WORDS } from './markup-words.ts';
import { MISLEADING_MARKS } from './misleading-marks.ts';
import { MORE_SAID } from './more-said.ts';
import { MORE_THINGS } from './more-things.ts';
import { NAMED_AMOUNTS } from './named-amounts.ts';
import { NAMED_PARTS } from './named-parts.ts';
import { NAMED_VALUES } from './named-values.ts';
import { NAMES_AND_NUMBERS } from './names-and-numbers.ts';
import { NAMES_AND_PRICES } from './names-and-prices.ts';
import { NAMES_OTHERWISE } from './names-otherwise.ts';
import { NUMBER_WORDINGS } from './number-wordings.ts';
import { ONE_STEP } from './one-step.ts';
import { ONLY } from './only.ts';
import { ORDER } from './order.ts';
import { OTHER_MARKUP } from './other-markup.ts';
import { OTHER_NOTATIONS } from './other-notations.ts';
import { OWN_TEXT } from './own-text.ts';
import { PART_EDGES } from './part-edges.ts';
import { PART_GROUPS } from './part-groups.ts';
import { PLAIN_COUNTS } from './plain-counts.ts';
import { PLAIN_DATA_WORDS } from './plain-data-words.ts';
import { PLAIN_FORMS } from './plain-forms.ts';
import { PLAIN_LAYOUT } from './plain-layout.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { PRESENCE } from './presence.ts';
import { REFERENCES } from './references.ts';
import { REMARKS } from './remarks.ts';
import { REMARKS_AROUND } from './remarks-around.ts';
import { RESTATEMENTS } from './restatements.ts';
import type { Sentences } from './rows.ts';
import { SAID_BESIDE } from './said-beside.ts';
import { SAMPLES_OF_CODES } from './samples-of-codes.ts';
import { SCOPES_OF_ONLY } from './scopes-of-only.ts';
import { SECOND_LOOKS } from './second-looks.ts';
import { LINKS_AND_SCRIPTS, SENTENCE_WORDS } from './sentence-words.ts';
import { SET_OTHERWISE } from './set-otherwise.ts';
import { SHORT_TEXTS } from './short-texts.ts';
import { SHORT_WORDINGS } from './short-wordings.ts';
import { SHOWN_OTHERWISE } from './shown-otherwise.ts';
import { SPOKEN_CODE } from './spoken-code.ts';
import { SPOKEN_STRUCTURE } from './spoken-structure.ts';
import { TABLE_FORMS } from './table-forms.ts';
import { TAILS } from './tails.ts';
import { TEXT_NAMES } from './text-names.ts';
import { THIRD_LOOKS } from './third-looks.ts';
import { THOUSANDS } from './thousands.ts';
import { UNMEANT_MARKUP } from './unmeant-markup.ts';
import { USER_MESSAGES } from './user-message.ts';
import { USERS_TEXTS } from './users-texts.ts';
import { USUAL_TOPICS } from './usual-topics.ts';
import { VALUE_ORDER } from './value-order.ts';
import { VALUE_SUBJECTS } from './value-subjects.ts';
import { VALUE_TEXTS } from './value-texts.ts';
import { VALUED } from './valued.ts';
import { VALUES_ELSEWHERE } from './values-elsewhere.ts';
import { VALUES_IN_PARTS } from './values-in-parts.ts';
import { WHOLE_ANSWERS } from './whole-answers.ts';
import { WISH_CLAUSES } from './wish-clauses.ts';
import { WISH_SHAPES } from './wish-shapes.ts';
import { WITHIN_WORDS } from './within-words.ts';
import { WORD_KINDS } from './word-kinds.ts';
import { WORDINGS } from './wordings.ts';
import { WRITTEN_DATA } from './written-data.ts';
import { WRITTEN_LIKE } from './written-like.ts';
import { WRITTEN_TEXTS } from './written-texts.ts';

/** The sentences of every family, by its name. */
export const ADDED: Readonly<Record<string, Sentences>> = {
  'parts by their names': NAMED_PARTS,
  'fields of JSON': JSON_FIELDS,
  'values by their names': NAMED_VALUES,
  'fields with what describes them': JSON_DESCRIBED,
  'what fields of JSON hold': JSON_VALUES,
  'JSON as a whole': JSON_WHOLES,
  'fields as people speak of them': JSON_SPOKEN,
  'JSON by more of its names': JSON_SAID,
  'where links lead': LINK_TARGETS,
  'as people put it': EVERYDAY,
  'what engineers ask for every day': DAILY,
  'as people put it in settings': CONFIG_LINES,
  'of data, as in settings': DATA_LINES,
  'what a careful reader leaves open': DOUBTFUL_VALUES,
  'what may count or not': DOUBTFUL_COUNTS,
  exceptions: EXCEPTIONS,
  'sentences and words by their places': SENTENCE_WORDS,
  'samples of codes and numbers': SAMPLES_OF_CODES,
  'links, scripts and the message': LINKS_AND_SCRIPTS,
  'data and values': DATA_AND_VALUES,
  'nothing else': ONLY,
  'scopes of only and of second verbs': SCOPES_OF_ONLY,
  'lists of so many items': LIST_SIZES,
  'layouts in other words': LAYOUT_ALIKE,
  'how blocks lie': LAYOUT_ROWS,
  'how lines begin': LINE_FORMS,
  'how lists are written': LIST_FORMS,
  'items of lists, and the order of blocks': LIST_WORDINGS,
  'how tables are written': TABLE_FORMS,
  'rows, cells, quotes, steps and items by their level': MARKED_PARTS,
  'things by their signs, and what stands within a line at an edge': SIGNED_THINGS,
  'blank lines and rules beside and between parts': SET_APART,
  'what of a part is written elsewhere or is not shown': PARTS_AS_SHOWN,
  'things of Markdown and of code in every frame': MARKDOWN_THINGS,
  'Markdown and its sections': MARKDOWN_WORDINGS,
  conditions: CONDITIONS,
  'counts, parts and ends beside each other': COMPARISONS,
  'values in order, and what is said twice': VALUE_ORDER,
  'cells of a column': COLUMN_CELLS,
  'values of JSON by where they stand': VALUE_SUBJECTS,
  'what a text is asked, asked of a value': VALUE_TEXTS,
  'how texts are set, and glosses': FURTHER_FORMATS,
  'how headings, bullets and answers are formed': FORMATS,
  'spacing, scripts and what is drawn': MORE_THINGS,
  'the first words, the same sentence': FIRST_UNITS,
  'each word': EACH_WORD,
  'things at an edge': EDGE_THINGS,
  'words of a kind': WORD_KINDS,
  'texts and sizes in other words': WORDINGS,
  'how conditions are joined': JOINED,
  'order, blanks and other words': ORDER,
  'labels and marks of other programs': OTHER_MARKUP,
  'what may be written in another notation': OTHER_NOTATIONS,
  'the text and its like': OWN_TEXT,
  'kinds of texts': TEXT_NAMES,
  'wishes by size and by what is so in them': WISH_SHAPES,
  'what is rewarded or penalized without a sentence': WISH_CLAUSES,
  'note form': FRAGMENTS,
  'frames of sentences': FRAMES,
  'what is said after a condition': TAILS,
  'what is said after a condition and asks for nothing': REMARKS,
  'texts that are set in another way': SET_OTHERWISE,
  'what may be a remark before or after a work': REMARKS_AROUND,
  'short texts by their names': SHORT_TEXTS,
  'short wordings of edges and labels': SHORT_WORDINGS,
  'names, numbers and signs': NAMES_AND_NUMBERS,
  'names and values that may be another': NAMES_OTHERWISE,
  'codes, prices and names without quotation marks, and where they stand': BARE_VALUES,
  'codes and numbers of a form': WRITTEN_LIKE,
  'texts without quotation marks': BARE_TEXTS,
  'texts by what stands next to them': WRITTEN_TEXTS,
  'upper and lower case, and what comes first': CASE_AND_ORDER,
  'sizes in other words': SIZES_IN_WORDS,
  'lengths and texts beside the message': BESIDE_MESSAGE,
  "beside the user's message": USER_MESSAGES,
  "what of the user's message is kept": KEPT_PARTS,
  'values of things': VALUED,
  'numbers in other words': NUMBER_WORDINGS,
  'code blocks as parts': CODE_PARTS,
  'how parts begin and end': PART_EDGES,
  'CSV, YAML and the only number': WRITTEN_DATA,
  'what code says': CODE_FACTS,
  'how code is written': CODE_WORDS,
  'code, SQL and commit messages in settings': CODE_SETTINGS,
  'code and data as people speak of them': SPOKEN_CODE,
  'headings, lists and lines as people speak of them': SPOKEN_STRUCTURE,
  'what HTML has': HTML_WORDS,
  'headings, CSV and YAML in more words': DATA_WORDS,
  'XML, front matter and rows of CSV': MARKUP,
  'that something is there, or is not': PRESENCE,
  'what a whole answer is': WHOLE_ANSWERS,
  'codes, placeholders, prices and times': PLAIN_FORMS,
  'names without quotation marks': BARE_NAMES,
  'values in parts': VALUES_IN_PARTS,
  'other words for what the rules read': PLAIN_WORDS,
  'parts, links, tags and lines as people speak of them': MARKUP_WORDS,
  'what is ever there, and responses of a kind': MORE_SAID,
  'what needed a second look': SECOND_LOOKS,
  'verbs said once, and what "it" stands for': REFERENCES,
  'what is said twice': RESTATEMENTS,
  'fields of JSON without quotation marks': JSON_BARE_NAMES,
  'data and code in everyday words': DATA_WORDINGS,
  'data, code and tool calls in other words': DATA_STEPS,
  'conditions in a row': CONDITION_LISTS,
  'what readers could see in another way': THIRD_LOOKS,
  'what readers count in more than one way': FOURTH_LOOKS,
  'what may be shown beside what is meant': SHOWN_OTHERWISE,
  'commas between thousands': THOUSANDS,
  'topics that come up again and again': USUAL_TOPICS,
  'one step away': ONE_STEP,
  'words that add nothing to a noun': IDLE_WORDS,
  'parts and places in plainer words': PLAIN_LAYOUT,
  'data, tables and code in plain words': PLAIN_DATA_WORDS,
  'what the user gave': USERS_TEXTS,
  'parts by number and by place': PART_GROUPS,
  'marks that may be something else': MISLEADING_MARKS,
  'words that were dropped': DROPPED_WORDS,
  'its and keys': ITS_AND_KEYS,
  'words that were exchanged': EXCHANGED_WORDS,
  'what stands beside another thing': SAID_BESIDE,
  'in the sense of a careful writer': CAREFUL_READINGS,
  'amounts with their names': NAMED_AMOUNTS,
  'what a text is called': CALLED_NAMES,
  'letters that stand for something else': BLANKS,
  'what stands in the source and is not shown so': AS_SHOWN,
  'values written in other ways': VALUES_ELSEWHERE,
  'calls and fields': CALLS_AND_FIELDS,
  'within words, addresses and samples': WITHIN_WORDS,
  'markup that is not meant': UNMEANT_MARKUP,
  'what is cited and what code uses': CITED_AND_CODED,
  'counts, lists and order in plain words': PLAIN_COUNTS,
  'large numbers, and texts that are exact or alone': LARGE_AND_LOOSE,
  'numbers in a row, and days in other languages': JOINED_NUMBERS,
  'names within longer ones, samples, and amounts that are no prices': NAMES_AND_PRICES,
};
