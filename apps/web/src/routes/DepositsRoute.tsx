import { DepositsPage } from '@meridian/feature-deposit';
import { useSearchParams } from 'react-router';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  return (
    <DepositsPage
      hrefs={paths}
      page={page}
      onPageChange={(next, options) => setSearch(next > 1 ? { page: String(next) } : {}, options)}
    />
  );
}
