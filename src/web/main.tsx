import './styles/index.css';
import { render } from 'preact';
import { api, bodyOf } from './api/client.ts';
import { App, preloadPage } from './app/app.tsx';
import { takeCode } from './app/link-code.ts';
import { sessionHasEnded, signedIn } from './app/session.ts';
import { linkFault } from './pages/sign-in/link-fault.ts';

const code = takeCode();
preloadPage();
render(<App />, document.getElementById('app')!);
// A link signs in even if the browser is signed in already: it may be for another account.
const begun = code ? bodyOf(api.POST('/api/v1/session', { body: { link: code } })) : bodyOf(api.GET('/api/v1/session'));
begun.then(signedIn, (error: Error) => {
  if (code) linkFault.value = error.message;
  sessionHasEnded();
});
