import { readFileSync } from 'node:fs';

export interface Instruction {
  /** The keyword, such as `RUN`. */
  keyword: string;
  /** The rest of its line, with continued lines joined. */
  text: string;
}

/** A stage of a Dockerfile, from one FROM to the next. */
export interface Stage {
  /** The image that it starts from. */
  base: string;
  instructions: Instruction[];
}

/** Reads the parts of the format that this project's Dockerfile uses: comments, continued lines and stages. */
export function readStages(file: string | URL): Stage[] {
  const lines = readFileSync(file, 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, keyword, text] = /^([A-Z]+)\s+(.+)$/.exec(line)! as unknown as [string, string, string];
    if (keyword === 'FROM') stages.push({ base: text.split(' ')[0]!, instructions: [] });
    else stages.at(-1)!.instructions.push({ keyword, text });
  }
  return stages;
}

/** The arguments of a stage's instructions with one keyword, in order. */
export const textsOf = ({ instructions }: Stage, keyword: string): string[] =>
  instructions.filter((one) => one.keyword === keyword).map(({ text }) => text);

/** The variables that `ENV` sets in a stage. Their values must not contain spaces. */
export const environmentOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    textsOf(stage, 'ENV')
      .flatMap((text) => text.split(' '))
      .map((one) => one.split('=', 2) as [string, string]),
  );
