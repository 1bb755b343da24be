import { DepositsPage, messages } from '@meridian/feature-deposit';
import { messages as statusMessages } from '@meridian/statuses';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/useWords.ts';
import { usePaths } from './usePaths.ts';

export function Component() {
  useWords(messages);
  useWords(statusMessages);
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
