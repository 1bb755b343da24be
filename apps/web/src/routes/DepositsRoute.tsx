import { DepositsPage } from '@meridian/feature-deposit';
import { defineFilters, pageIn } from '@meridian/lists';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

const depositFilters = defineFilters((search) => ({ page: pageIn(search) }));

export function Component() {
  const paths = usePaths();
  const { value, goToPage, correctPage } = useListFilters(depositFilters);
  return (
    <DepositsPage
      hrefs={paths}
      page={value.page}
      onPageChange={(page, options) => (options?.replace ? correctPage(page) : goToPage(page))}
    />
  );
}
