/** Words beside "tool" that are no names, also where the conversation has a tool of that name. */
export const NO_TOOL_NAMES: readonly string[] = [
  // Determiners and numbers
  'a an any no the this that these those its their his her my your our whose which what whichever whatever every each',
  'either neither both all some many much most more less fewer fewest few several enough such none another other others',
  'one two three four five six seven eight nine ten half single multiple various numerous',
  // Pronouns
  'it itself they them themselves he him she we us you i one ones something anything nothing everything',
  // Places in a row
  'first second third fourth fifth last final next previous prior earlier later latter former initial preceding following',
  'current subsequent above below once twice thrice again then finally lastly',
  // What is said of a tool
  'same different distinct only right wrong correct incorrect proper improper appropriate inappropriate suitable unsuitable',
  'relevant irrelevant necessary unnecessary needed unneeded required mandatory optional essential useful useless helpful',
  'available unavailable existing nonexistent non-existent defined undefined declared undeclared provided given known unknown',
  'allowed forbidden permitted prohibited approved restricted valid invalid specified mentioned named listed requested called',
  'used unused invoked chosen selected intended expected unexpected desired preferred recommended suggested corresponding',
  'respective matching certain specific particular general main primary secondary default additional extra further new old',
  'good better best bad worse worst important critical dangerous safe unsafe risky external internal own whole entire',
  'successful failed failing repeated redundant duplicate duplicated identical unique',
  'simple simplest cheap cheapest fast fastest very exact actual real fake imaginary made-up invented hallucinated',
  // Words that join
  'and or nor but not never as at back by for from in of off on out to up upon with without before after when while if unless until than so is are',
].flatMap((line) => line.split(' '));
