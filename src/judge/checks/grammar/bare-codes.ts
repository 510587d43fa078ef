/** Codes, numbers and names that can be nothing but texts, where they stand for themselves without quotation marks. */
const CODES: readonly RegExp[] = [
  // "TCK-48213", "BNK-", "ORD_2024-17"
  /(?!UTF-|ISO-|COVID-|GPT-)[A-Z]{2,8}(?:[-_][A-Z0-9]+)*(?:[-_]\d{2,}|-(?=\s(?:plus|and|followed|then)\s))/u,
  // "Exactly NONE"
  /(?<=(?:just|exactly|only) )[A-Z]{2,}/u,
  // "#FF8800", "#48213"
  /#(?:[0-9A-Fa-f]{6}|\d{3,})/u,
  // "555-012-3456", "0800 555 0199" is left: where it ends is unclear.
  /\+?\d{2,4}(?:-\d{2,4}){2,3}(?<!\d{4}-\d\d-\d\d)/u,
  // "31/12/2025"
  /\d{2}[/.]\d{2}[/.]\d{4}/u,
  // "+49"
  /\+[1-9]\d{0,2}/u,
  // "@acme.io"
  /@[a-z\d-]+(?:\.[a-z\d-]+)+/u,
  // "v2.4.0", "2.14.0"
  /v?\d{1,3}(?:\.\d{1,4}){2,3}/u,
  // "name,email,role"
  /[A-Za-z]\w*(?:,[A-Za-z]\w*){1,15}/u,
  // "09:30"
  /[01]\d:[0-5]\d|2[0-3]:[0-5]\d/u,
  // "user.address.city"
  /[a-z][a-zA-Z\d]*(?:_[a-zA-Z\d]+)*(?:\.[a-z]\w*){2,4}(?<!\.(?:com|org|net|io|example|dev))/u,
];
const CODE = new RegExp(
  String.raw`(?<=^|[\s(])(?:${CODES.map(({ source }) => source).join('|')})(?=$|[\s)]|[.,;:?!](?:$|\s))`,
  'gu',
);
/** The beginning of what is quoted already. */
const QUOTED = /["“`]/u;

/**
 * The condition with quotation marks around its codes: "gives the ticket number TCK-48213", "a phone number starting with +49".
 * Undefined where there are none. What stands in quotation marks already is left as it is.
 */
export function withQuotedCodes(condition: string): { condition: string; names: ReadonlySet<string> } | undefined {
  const names = new Set<string>();
  const written = condition
    .replaceAll(/```(\w+)(?= (?:code )?(?:block|fence))/gu, '$1')
    .split(/("[^"]*"|“[^”]*”|`[^`]*`)/u)
    .map((part) =>
      QUOTED.test(part[0] ?? '')
        ? part
        : part.replaceAll(CODE, (code) => {
            names.add(code);
            return `"${code}"`;
          }),
    )
    .join('');
  return names.size > 0 || written !== condition ? { condition: written, names } : undefined;
}
