import { PageHead } from '../../components/page-head.tsx';

export default function Trace() {
  return <PageHead title="Trace" />;
}
