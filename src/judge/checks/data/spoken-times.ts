const WORDS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const MINUTES = '(?:[- ](?:fifteen|thirty|forty-five))?';
const DAYTIME =
  '(?:(?:in|of) the (?:early |late )?(?:morning|afternoon|evening)|at night|tonight|(?:this|tomorrow|yesterday) (?:morning|afternoon|evening|night))';
const HERE = '(?:mañana|tarde|noche|madrugada|manhã|noite|matin|soir|après-midi|mattina|mattino|pomeriggio|sera|notte)';

/** Times of day in words, and in other languages, as the source of a pattern: "3 in the afternoon", "at three", "8a", "15 Uhr". */
export const SPOKEN_TIMES = [
  `(?<![\\p{L}\\p{N}.:])(?:\\d{1,2}(?:[:.]\\d\\d)?|(?:one|${WORDS})${MINUTES}),? ${DAYTIME}(?!\\p{L})`,
  `(?<!\\p{L})(?:at|by|until|till|from|before|after) (?:${WORDS})${MINUTES}(?=\\s*(?:$|[.,;:!?)\\n])| (?:today|tomorrow|on|and|or|to|until|till)(?!\\p{L}))`,
  '(?<![\\p{L}\\p{N}.:])\\d{1,2}(?::\\d\\d)?[ap](?![\\p{L}\\p{N}])',
  '\\d\\s?(?:Uhr|uur|heures?|horas?|ore|hod\\.?|óra(?:kor)?|час\\p{L}{0,2}|годин\\p{L}?|[时時點点시])(?!\\p{L})',
  '(?<!\\p{L})(?:kl\\.?|klo|klokken|klockan|godz\\.?|в|о) \\d{1,2}(?![\\d:])',
  `(?<!\\p{L})(?:de la|da|del|della|di|du|de l['’]|de) ?${HERE}(?!\\p{L})`,
  '\\d (?:morgens|vormittags|nachmittags|abends|nachts|mittags|утра|дня|вечера|ночи|rano|wieczorem)(?!\\p{L})',
  '[上下]午|午[前後]|晚上|早上|오전|오후',
].join('|');
