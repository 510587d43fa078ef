const PATTERNS = [
  // "config.yml", "src/main.go"
  /(?:[\w-]+\/)*[A-Za-z_][\w-]*\.(?:ya?ml|json|jsx?|tsx?|py|md|txt|go|rs|html|css|sh|toml|csv|xml|lock|sql|env)/u,
  // "npm install", "git push origin main"
  /(?:npm|pnpm|yarn|pip|pip3|git|docker|cargo|kubectl|brew|npx|make) (?:install|ci|build|push|pull|commit|clone|init|compose up|compose down|checkout|rebase)(?: (?:-{1,2}[a-z][\w-]*|origin \w+))*/u,
  // "#!/bin/bash"
  /#!\/[\w/.-]*\w(?: (?:bash|python3?|node|sh))?/u,
];
const COMMAND = new RegExp(
  String.raw`(?<=^|[\s(])(?:${PATTERNS.map(({ source }) => source).join('|')})(?=$|[\s)]|[.,;:?!](?:$|\s))`,
  'gu',
);
const QUOTED = /("[^"]*"|“[^”]*”|`[^`]*`)/u;

/** A condition with quotation marks around its file names and commands, and these; undefined where there are none. */
export function withQuotedCommands(condition: string): { condition: string; names: ReadonlySet<string> } | undefined {
  const names = new Set<string>();
  const written = condition
    .split(QUOTED)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replaceAll(COMMAND, (name) => {
            names.add(name);
            return `"${name}"`;
          }),
    )
    .join('');
  return names.size > 0 ? { condition: written, names } : undefined;
}
