/**
 * Symbols to which several parts of the grammar add, by what they stand for. Each other symbol belongs to the part that defines it:
 * a name that two parts gave to different things has let sentences be read in ways that nobody wrote down.
 */
export const SHARED: readonly string[] = [
  // Whole criteria, and what is rewarded and penalized.
  ...['Binary', 'Joint', 'Reward', 'Penalize', 'Graded', 'Kind', 'KindOne'],
  // Clauses, and what is said in them.
  ...['Clause', 'Pred', 'Vp', 'Core', 'State', 'States', 'Adjective', 'Extent', 'LimitOf', 'Long', 'Counted'],
  // Verbs, and that something is used, or is not.
  ...['Verb', 'Used', 'UsedPlain', 'Unused', 'IsRepeated'],
  // What is used: a number of things, a thing, or several.
  ...['Object', 'Joined', 'Single', 'Det', 'Bare', 'Sized', 'Some', 'None', 'Special', 'Shape', 'One', 'Many'],
  // Quoted texts, what stands at an edge, a part by its place.
  ...[
    'Named',
    'Several',
    'Text',
    'List',
    'ShareList',
    'Lists',
    'LateRows',
    'Occurring',
    'PresentThing',
    'EdgeText',
    'OnePart',
    'PartPlace',
    'InPlace',
    'Listed',
  ],
  ...['Described', 'NameDet', 'ValuedThing', 'Mentioned', 'BothUsed', 'InRow', 'EachOpening', 'YearBounds'],
  ...['KeepText', 'Unchanged'],
  // Lists of either kind, boxes to tick and what begins with one.
  ...['ListsOfBoth', 'BoxState', 'EveryItem'],
  // What code has, where it stands, and marks that are left in it.
  ...['CodeNoun', 'CodeCount', 'CodeSome', 'CodeAny', 'CodeDo', 'CodeState'],
  // Headings by their titles and levels.
  ...['TitleRef', 'Deeper'],
  // Tags and what stands around a text or in one.
  ...['InsideOf', 'IsWrapped', 'SomeParts', 'OfWhole', 'Such'],
  // What is asked of JSON.
  ...['Keys', 'NoOthers', 'OfObject', 'OfArray'],
  // What is asked of a field of JSON, and of its items.
  ...[
    'PlacedName',
    'Pair',
    'FieldIs',
    'FieldHas',
    'FieldVerb',
    'FieldValue',
    'Signed',
    'ValueNoun',
    'TypedKey',
    'TypedKeys',
    'SomeKeys',
  ],
  ...['ItemsOf', 'ValueOfEach'],
  // What is asked of the user's message beside the response, and of calls and their arguments.
  ...['BesideMessage', 'SecondNumber', 'IsOnlyCalled', 'ByAgent', 'CallCount'],
];
