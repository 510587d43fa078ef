import { outside } from './outside-code.ts';

/** Signs around formulas. A "$" before a digit or after a blank ends none: "$5 and $6". */
const BETWEEN = /\$\$([^$]{1,2000})\$\$|(?<![\\$\p{L}\p{N}])\$(?=\S)([^$\r\n]{1,500})(?<![\s\\])\$(?![\d$])/gu;
const BRACKETS = /\\[([][ \t]?(?:\r?\n)?|(?:\r?\n)?[ \t]?\\[)\]]/gu;
const COMMAND = /\\(?:boxed|fbox|text|textbf|mathrm|mathbf|mathit|mathsf|operatorname)\{([^{}\r\n]{0,200})\}/gu;

const withoutDollars = outside(BETWEEN, (found) => found.replace(/^\$+|\$+$/gu, ''));
const withoutBrackets = outside(BRACKETS);
const withoutCommands = outside(COMMAND, (found) => found.slice(found.indexOf('{') + 1, -1));

/** A text without the signs around formulas, "$x = 3$" and "\(x = 3\)", and without boxes around their results. */
export const withoutFormulaSigns = (text: string): string => withoutDollars(withoutBrackets(withoutCommands(text)));
