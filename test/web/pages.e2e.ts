// All in one file, so that one browser serves all.
import './e2e/sign-in.ts';
import './e2e/others.ts';
import './e2e/traces.ts';
import './e2e/trace.ts';
import './e2e/looks.ts';
