import type { Notation } from '../../grammar/notation.ts';

const list = (words: string) => words.split('|');
const pairs = (before: string, after: string) =>
  list(before).flatMap((one) => list(after).map((two) => `${one} ${two}`.trim()));

/** Words of tool calls, their arguments and the schemas of these, which several rules use. */
export function toolCallWords(notation: Notation): void {
  const its =
    "its|their|the|each|the tool's|the tools'|the tools|its tool's|their tools'|their tools|each tool's|every tool's|" +
    "the called tool's|the corresponding tool's|the respective tool's|the corresponding|the respective|a tool's";
  const owners =
    "its|their|the tool's|the tools'|the tools|its tool's|their tools|each tool's|the called tool's|the corresponding tool's";
  notation.words('CallSchema', [
    ...pairs(its, '|json|tool|parameter|parameters|input|argument').flatMap((one) => [
      `${one} schema`,
      `${one} schemas`,
    ]),
    ...pairs(owners, 'definition|definitions'),
    ...pairs('the|its|their', 'tool definition|tool definitions'),
    ...pairs(
      'the schema|the schemas|the definition|the definitions|the json schema|the json schemas',
      'of its tool|of their tools|of the tool|of the tools|of the called tool|of the called tools|of each tool',
    ),
  ]);
  notation.words('ToolRef', list('the tool|its tool|the called tool|that tool|the tools|their tools'));
  notation.rule('SchemaOrTool = ( CallSchema | ToolRef )');
  notation.words('Arg', list('argument|parameter'));
  notation.words('Args', list('arguments|parameters'));
  notation.rule('ArgS = ( Arg | Args )');
  notation.words('AnyOne', list('a|an|any|some|one or more|at least one'));
  notation.words(
    'Declares',
    list('declares|defines|names|lists|knows|has|accepts|specifies|describes|includes|allows'),
  );
  notation.words('Declares', list('declare|define|name|list|know|have|accept|specify|describe|include|allow|contain'));
  notation.words('Declare', list('declare|define|name|list|know|have|accept|specify|describe|include|allow|contain'));
  notation.words('Declared', list('declared|defined|named|listed|known|specified|described|included|allowed'));
  notation.words('Required', list('required|mandatory'));
  notation.words('ThatRel', list('that|which'));
  notation.words('ThatAre', list('that are|which are|that were'));
  notation.words('OfInFromBy', list('of|in|from|by'));
  notation.rule('OfItsTool = OfInFromBy ( SchemaOrTool | a tool | any tool )');
  notation.words(
    'AllOfIts',
    pairs('all|all of|every|each|each of|every one of', '|its|the|their|of its|of the|of their').concat(
      list('its|the|their'),
    ),
  );
  notation.rule("EveryRequired = AllOfIts ( tool's | tools' )? Required ArgS OfItsTool?");
  notation.words('AllThe', list('all|every|each|all the|all of the'));
  notation.rule('EveryRequired = AllThe ArgS ThatRel? SchemaOrTool ( requires | require )');
  notation.rule('EveryRequired = AllThe ArgS ( that are required | that is required | required ) by SchemaOrTool');
  notation.words('SomeOfIts', pairs('one of|any of|some of|one or more of', 'its|the|their').concat("the tool's"));
  notation.rule('OneRequired = ( AnyOne | one | SomeOfIts )? Required ArgS OfItsTool?');
  notation.rule('OneRequired = ( an | any ) Arg ThatRel? SchemaOrTool ( requires | require )');
  notation.rule('OneRequired = ( an | any ) Arg ( required by | that is required by ) SchemaOrTool');
  notation.words(
    'UnknownWord',
    list(
      'unknown|undeclared|undefined|extra|unexpected|unsupported|unrecognized|unrecognised|additional|nonexistent|' +
        'non-existent|undocumented|extraneous',
    ),
  );
  notation.rule('UnknownArgument = AnyOne? UnknownWord ArgS');
  notation.words('NotThat', list('that is not|that are not|not'));
  notation.rule('UndeclaredArgument = AnyOne? ArgS ThatRel? SchemaOrTool ( does not | do not ) Declare');
  notation.rule('UndeclaredArgument = AnyOne? ArgS NotThat Declared ( in | by ) SchemaOrTool');
  notation.rule('UndeclaredArgument = AnyOne? ArgS NotThat ( in | part of ) CallSchema');
  notation.rule(
    'UndeclaredArgument = AnyOne? ArgS ( that does not exist in | that do not exist in | outside | outside of ) CallSchema',
  );
  notation.rule('OnlyKnown = ( only known | only declared | only defined | only documented ) Args');
  notation.rule('OnlyDeclared = only Args ThatAre Declared ( in | by ) SchemaOrTool');
  notation.rule('OnlyDeclared = only the? Args ThatAre? ( of | from | in | within ) CallSchema');
  notation.rule('OnlyDeclared = only the? Args ThatRel? SchemaOrTool Declares');
  notation.words('RightTypes', list('the right type|the right types|the correct type|the correct types|correct types'));
  notation.rule(
    'RightTypes = the? ( type | types ) ( that )? CallSchema ( requires | asks for | specifies | says | declares | defines )',
  );
  notation.words(
    'WrongType',
    pairs('the|a', 'wrong type').concat(
      list(
        'an incorrect type|the incorrect type|the wrong types|wrong types|incorrect types|an invalid type|invalid types',
      ),
    ),
  );
  notation.words(
    'ItsEnum',
    pairs('in|of|from|listed in|allowed by', 'its|the|their|the argument').flatMap((one) => [
      `${one} enum`,
      `${one} enums`,
    ]),
  );
  notation.words('NoJson', [
    ...pairs('that are', 'not valid json|not json|no json|no valid json|invalid json'),
    ...list(
      'that cannot be parsed as json|that can not be parsed as json|that do not parse as json|that is not valid json',
    ),
  ]);
  const isWords = (participles: string, not: string) => [
    ...pairs(`is${not}|are${not}`, participles),
    ...pairs(`was${not}|were${not}`, 'provided|defined'),
  ];
  notation.words('Exists', ['exists', 'exist', ...isWords('defined|available|provided|declared', '')]);
  notation.words('ExistsNot', [
    'does not exist',
    'do not exist',
    ...isWords('defined|available|provided|declared', ' not'),
    ...pairs('is|are', 'undefined|unavailable'),
  ]);
  const available = 'available|existing|defined|declared|provided';
  notation.words('DefinedTools', [
    ...pairs(available, 'tools'),
    ...pairs(pairs('the', available).join('|'), 'tools'),
    ...list(
      'the tools available|the tools provided|the tools defined|tools defined in the request|tools available to it|the tools available to it',
    ),
  ]);
  notation.rule('DefinedTools = the? tools ThatRel Exists');
  notation.words('DefinedTool', pairs(pairs('a|an|one of the', available).join('|'), 'tool|tools'));
  notation.rule('DefinedTool = a tool ThatRel Exists');
  const missing = 'nonexistent|non-existent|unknown|undefined|undeclared|unavailable|invented|made-up|hallucinated';
  notation.words('MissingTool', pairs(missing, 'tool|tools'));
  notation.words('MissingTool', pairs('tool not|tools not', 'defined|provided|available|declared'));
  notation.rule('MissingTool = ( tool | tools ) ThatRel ExistsNot');

  const every = (verbs: string) => list(verbs);
  notation.words(
    'Match',
    every(
      'matches|match|matching|conforms to|conform to|conforming to|follows|follow|following|complies with|comply with|' +
        'complying with|satisfies|satisfy|satisfying|respects|respect|respecting|adheres to|adhere to|adhering to|obeys|obey|' +
        'obeying|fits|fit|fitting|validates against|validate against|validating against|is valid against|are valid against|' +
        'is valid according to|are valid according to|is valid under|are valid under|is consistent with|are consistent with|' +
        'passes validation against|pass validation against|valid against|valid under|valid according to|is as required by|are as required by',
    ),
  );
  notation.words(
    'Violate',
    every(
      'violates|violate|violating|breaks|break|breaking|is against|are against|deviates from|deviate from|deviating from|' +
        'is invalid against|are invalid against|is inconsistent with|are inconsistent with|fails validation against|' +
        'fail validation against|invalid against|is invalid under|are invalid under|fails to match|fail to match|is not valid against|' +
        'are not valid against|is not valid according to|are not valid according to|is not consistent with|are not consistent with',
    ),
  );
  notation.words(
    'CallHas',
    every(
      'has|have|having|contains|contain|containing|uses|use|using|passes|pass|passing|includes|include|including|provides|' +
        'provide|providing|gives|give|giving|supplies|supply|supplying|specifies|specify|specifying|is made with|are made with|with',
    ),
  );
  notation.words(
    'CallLacks',
    every(
      'lacks|lack|lacking|misses|miss|omits|omit|omitting|is missing|are missing|missing|leaves out|leave out|leaving out|without|' +
        'is made without|are made without|is without|are without|fails to provide|fail to provide|fails to include|fail to include',
    ),
  );
  notation.words(
    'CallIsTo',
    every(
      'is to|are to|goes to|go to|is of|are of|is for|are for|calls|call|calling|names|name|naming|uses|use|using|targets|target|' +
        'targeting|invokes|invoke|to|of',
    ),
  );
  notation.words('CallAgent', every('the assistant|the agent|the model|it|the response|the ai|the ai assistant'));
  notation.rule('OfResponse = ( of | in | from | by | made by ) CallAgent');
  notation.rule('OfResponse = ThatRel? CallAgent ( makes | made | has made | contains )');
}
