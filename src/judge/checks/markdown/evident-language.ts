/** What shows, at the head of a line, that code is in a language, and the labels that such code may have. */
const SIGNS: readonly (readonly [sign: RegExp, labels: RegExp])[] = [
  [/^[ \t]*(?:def \w+\([^\n]*:|elif [^\n]+:|from [\w.]+ import |if __name__ ==)/mu, /^(?:py|python[23]?)$/u],
  [
    /^[ \t]*(?:(?:export )?(?:const|let) [\w{[][^\n=]*=|(?:export )?(?:async )?function \w+\(|console\.log\()/mu,
    /^(?:javascript|js|jsx|mjs|cjs|node|typescript|ts|tsx|mts|cts)$/u,
  ],
  [/^[ \t]*(?:public (?:static|final|abstract|class|interface) |System\.out\.)/mu, /^java$/u],
  [/^(?:package \w+$|func \w+\()/mu, /^(?:go|golang)$/u],
  [/^[ \t]*(?:pub )?fn \w+[^\n]*\{/mu, /^(?:rust|rs)$/u],
  [/^#include\s*[<"]/mu, /^(?:c|cpp|c\+\+|cc|h|hpp)$/u],
];

/**
 * Whether code shows that it is in another language than its label says; false where it may be in both. The labels of languages
 * without a sign here are taken at their word.
 */
export function isMislabelled(code: string, label: string): boolean {
  const own = SIGNS.find(([, labels]) => labels.test(label));
  if (!own || own[0].test(code)) return false;
  return SIGNS.some(([sign]) => sign.test(code));
}
