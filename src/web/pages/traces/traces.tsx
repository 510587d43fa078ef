import { PageHead } from '../../components/page-head.tsx';

export default function Traces() {
  return <PageHead title="Traces" />;
}
