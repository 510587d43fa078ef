import { home } from '../../app/routes.ts';
import { PageHead } from '../../components/page-head.tsx';

export function NotFound() {
  return (
    <>
      <PageHead title="There is no page at this address" />
      <p>
        <a href={home}>All traces</a>
      </p>
    </>
  );
}
