import { useState } from 'preact/hooks';
import type { Schemas } from '../../api/client.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Dialog } from '../../components/form/dialog.tsx';
import { asCurl, asTypeScript } from './as-code.ts';

const languages = { curl: asCurl, TypeScript: asTypeScript };

/** The trace's evaluation as a command or a program. */
export function CopyAs({ trace, close }: { trace: Schemas['Trace']; close: () => void }) {
  const [language, setLanguage] = useState<keyof typeof languages>('curl');
  const [first] = trace.evaluations;
  const by = first?.evaluator_name
    ? { evaluator_name: first.evaluator_name }
    : { evaluation_criteria: first?.criteria ?? 'Passes if the response has fewer than 50 words' };
  const text = languages[language](trace, by, location.origin);
  return (
    <Dialog title="Judge this conversation from a program" close={close}>
      <div class="segmented">
        {(Object.keys(languages) as (keyof typeof languages)[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === language || undefined}
            onClick={() => setLanguage(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on its own. */}
      <pre class="code code--command code--tall" tabIndex={0}>
        {text}
      </pre>
      <div class="btn-row">
        <CopyButton key={language} text={text} />
        <button class="btn btn--quiet" type="button" onClick={close}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
