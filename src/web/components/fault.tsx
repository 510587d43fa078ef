import type { ApiError } from '../api/api-error.ts';
import { dateTimeText } from './time.ts';

const headings: Record<number, string> = {
  0: 'The service cannot be reached',
  404: 'This is not there',
  429: 'Too many requests',
  524: 'The service did not answer in time',
};

/** What went wrong while a page was loaded, and what to do. */
export function Fault({ error, retry }: { error: ApiError; retry: () => void }) {
  const { status, message, requestId } = error;
  return (
    <div class="empty">
      <div class="callout callout--signal stack" role="alert">
        <div>
          <h2>{headings[status] ?? 'The service answered with an error'}</h2>
          <p>{message}</p>
        </div>
        <div class="btn-row">
          <button class="btn btn--primary" type="button" onClick={retry}>
            Try again
          </button>
        </div>
      </div>
      <details class="fold">
        <summary>Details for the log</summary>
        <dl class="facts fold__body">
          <dt>Status</dt>
          <dd>{status || 'none'}</dd>
          {requestId && (
            <>
              <dt>Request</dt>
              <dd>
                <code>{requestId}</code>
              </dd>
            </>
          )}
          <dt>Time</dt>
          <dd>{dateTimeText(new Date().toISOString())}</dd>
        </dl>
      </details>
    </div>
  );
}
