import { type Fields, isFields } from '../imported.ts';
import { LeftOutError } from './assertions.ts';

/** Depth of a value that is rendered; deeper ones are no assertion. */
const DEEPEST = 50;

/**
 * Fills `{{name}}` in all texts of a value, as promptfoo does. Anything else of its template language could run code or read files.
 * @throws LeftOutError for a template that is more than a name, and for a name without a value
 */
export function render<Value>(value: Value, vars: Fields, depth = 0): Value {
  if (depth > DEEPEST) throw new LeftOutError('It is nested too deeply');
  if (typeof value === 'string') return renderText(value, vars) as Value;
  if (Array.isArray(value)) return value.map((one) => render(one, vars, depth + 1)) as Value;
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, render(one, vars, depth + 1)])) as Value;
}

function renderText(text: string, vars: Fields): string {
  if (/\{[%#]/.test(text)) throw new LeftOutError('It has a template with statements, which are not run');
  return text.replaceAll(/\{\{-?([^{}]*?)-?\}\}/g, (found, inside: string) => {
    const name = inside.trim();
    const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
    if (typeof value === 'string' && !value.startsWith('file://')) return value;
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    throw new LeftOutError(
      /^[\w-]+$/.test(name) && value === undefined
        ? `It uses ${found}, which has no value`
        : `It uses ${found}, and only names of texts and numbers are filled in`,
    );
  });
}
