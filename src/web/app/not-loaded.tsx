import { PageHead } from '../components/page-head.tsx';

/** In the place of a page whose files did not come. A reload also gets the files of a service that was upgraded. */
export function NotLoaded() {
  return (
    <>
      <PageHead title="This page could not be loaded" />
      <div class="stack" role="alert">
        <p>Either the service cannot be reached, or it was upgraded after this tab was opened.</p>
        <div class="btn-row">
          <button class="btn btn--primary" type="button" onClick={() => location.reload()}>
            Load it again
          </button>
        </div>
      </div>
    </>
  );
}
