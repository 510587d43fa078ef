// docs/terminal.svg: the terminal output of the real command and of a call to the real server.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bin, startServer } from './server.ts';

const request = `{
  "messages": [
    {"role": "user", "content": "How long do refunds take?"},
    {"role": "assistant", "content": "Refunds arrive within five working days."}
  ],
  "evaluation_criteria": "Passes if the response has fewer than 50 words"
}
`;
const answers = [
  'Refunds arrive within five working days.',
  'I am not sure. Please ask ann.lee@example.com about it.',
].map((content) =>
  JSON.stringify([
    { role: 'user', content: 'How long do refunds take?' },
    { role: 'assistant', content },
  ]),
);

const commands = [
  'cat refund.json',
  `curl http://127.0.0.1:8080/api/v1/evals/reward -H "API-Key: $KEY" --json @refund.json`,
  'deemster evaluate answers.jsonl --criterion "Passes if the response contains no email address"',
  'echo $?',
];

interface Line {
  text: string;
  isCommand: boolean;
}

/** Runs the commands in one shell, in a new folder and with a new server. Returns the lines that a terminal shows. */
export async function record(): Promise<Line[]> {
  await using server = await startServer();
  const { folder: cwd, key, url } = server;
  await writeFile(join(cwd, 'refund.json'), request);
  await writeFile(join(cwd, 'answers.jsonl'), `${answers.join('\n')}\n`);
  // The real port is a free one; the picture shows the default. Without a terminal, curl would show its progress.
  const setup = 'deemster() { "$NODE" "$BIN" "$@"; }; curl() { command curl --silent --show-error "$@"; echo; }';
  const script = [setup, ...commands.map((command) => `${command.replace('http://127.0.0.1:8080', url)}; ${MARK}`)];
  const { stdout } = await promisify(execFile)('sh', ['-c', script.join('\n')], {
    cwd,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', NODE: process.execPath, BIN: bin, KEY: key },
  });
  // A time of its own in each run would change the picture.
  const outputs = stdout.replace(/judged in [\d.]+ s/, 'judged in 0.1 s').split('\0');
  return commands.flatMap((command, at) => [
    { text: `$ ${command}`, isCommand: true },
    ...outputs[at]!.trimEnd()
      .split('\n')
      .map((text) => ({ text, isCommand: false })),
  ]);
}

/** Marks the end of a command's output, and keeps its exit code. */
const MARK = `{ code=$?; printf '\\0'; (exit $code); }`;

const [COLUMNS, WIDTH, HEIGHT, MARGIN, BAR] = [100, 8.4, 16, 20, 34];

/** Draws the lines as an SVG whose colours follow the reader's light or dark mode. */
export function render(lines: Line[]): string {
  const rows = lines.flatMap(({ text, isCommand }) =>
    wrap(text).map((row, part) => ({ row, type: isCommand ? 'command' : 'output', isFirst: isCommand && part === 0 })),
  );
  let y = BAR + MARGIN;
  const body = rows.map(({ row, type, isFirst }, at) => {
    if (isFirst && at > 0) y += HEIGHT / 2;
    const line = `<text class="${type}" x="${MARGIN}" y="${y}" textLength="${(row.length * WIDTH).toFixed(1)}">${escapeXml(row)}</text>`;
    y += HEIGHT;
    return line;
  });
  const [width, height] = [COLUMNS * WIDTH + 2 * MARGIN, y];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="A terminal with Deemster">
<!-- Written by "npm run pictures" from a real run. Do not edit. -->
<style>
  .window { fill: #ffffff; stroke: #d0d7de }
  circle { fill: #d0d7de }
  text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre }
  .output { fill: #57606a }
  .command { fill: #0550ae; font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .window { fill: #0d1117; stroke: #30363d }
    circle { fill: #30363d }
    .output { fill: #c9d1d9 }
    .command { fill: #79c0ff }
  }
</style>
<rect class="window" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>
<circle cx="20" cy="18" r="6"/><circle cx="40" cy="18" r="6"/><circle cx="60" cy="18" r="6"/>
${body.join('\n')}
</svg>
`;
}

/** Breaks a long line as a terminal does. */
const wrap = (text: string): string[] => text.match(new RegExp(`.{1,${COLUMNS}}`, 'gu')) ?? [''];

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
