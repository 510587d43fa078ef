import { Brand } from '../../components/brand.tsx';
import { useTitle } from '../../components/page-head.tsx';
import { linkFault } from './link-fault.ts';
import { SignInForm } from './sign-in-form.tsx';

/** What somebody sees who is signed out, at any address. */
export function SignIn() {
  useTitle('Sign in');
  return (
    <main class="page" id="main">
      <div class="solo">
        <div class="brand">
          <Brand />
        </div>
        {linkFault.value && (
          <div class="callout" role="alert">
            <p>
              <strong>{linkFault.value}</strong>
            </p>
            <p>
              Sign in with a key, or print a new link: <code>deemster sessions link</code>
            </p>
          </div>
        )}
        <SignInForm title="Sign in" />
        <details class="fold">
          <summary>I have no key</summary>
          <div class="fold__body stack stack--tight">
            <p>
              The first start prints a sign-in link that works once, for ten minutes. Later, print another one where the
              service runs:
            </p>
            <pre class="code">deemster sessions link</pre>
            <p>Or make a key:</p>
            <pre class="code">deemster keys create --label "my laptop"</pre>
          </div>
        </details>
      </div>
    </main>
  );
}
