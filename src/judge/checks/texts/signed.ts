import { findIn, type Wanted } from './find.ts';
import { fold } from './fold.ts';

/** What a letter closes with, after which its writer signs. */
const FAREWELL =
  /(?:^|[^\p{L}])(?:regards|wishes|sincerely|yours|cheers|thanks|thank you|best|warmly|warmest|respectfully|cordially|faithfully|gratefully|appreciatively|take care|love|hugs|talk soon|gr(?:ü|ue)(?:ß|ss)en?|gru(?:ß|ss)|hochachtungsvoll|mfg|lg|vg|dank|danke|cordialement|salutations|amitiés|bien à (?:vous|toi)|merci|saludos?|atentamente|cordialmente|gracias|abrazos?|saluti|grazie|atenciosamente|cumprimentos|abraços?|obrigad[oa]|groet(?:en|jes)?|pozdrawiam|pozdrowienia|poważaniem|уважением|пожеланиями|hälsning(?:ar)?|hilsen|hilsner|terveisin|敬具|敬上|此致|草々)(?![\p{L}])/iu;

/** How much may stand below: a name, a role, an address, in UTF-16 code units. */
const LONGEST_SIGNATURE = 300;
/** ", Tom" in the same line. */
const SIGNED = /^[*_]*(?:[,.!;–—-]*[*_]*(?: [^\s\p{Ll}]\S*){0,4})?$/u;
const MOST_WORDS = 8;

/** Whether a letter may close with a formula of farewell, below which only its writer's name stands. */
export function mayBeSigned(text: string, wanted: Wanted): boolean {
  if (!FAREWELL.test(wanted.text)) return false;
  const end = text
    .normalize('NFC')
    .trimEnd()
    .slice(-LONGEST_SIGNATURE - wanted.text.length);
  const last = findIn(fold(end, wanted.caseSensitive), wanted).at(-1);
  if (!last) return false;
  const signature = end.slice(last.end);
  if (!/[\p{L}\p{N}]/u.test(signature)) return false;
  const [line, ...below] = signature.split(/\s*\n\s*/u);
  return SIGNED.test(line!) && below.every((one) => one.split(/\s+/u).length <= MOST_WORDS);
}
