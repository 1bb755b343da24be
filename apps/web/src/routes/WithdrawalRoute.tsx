import { WithdrawalPage, messages, withdrawalFilters } from '@meridian/feature-withdraw';
import { messages as listMessages } from '@meridian/lists';
import { useWords } from '../language/useWords.ts';
import { useFiltersInUrl } from './useFiltersInUrl.ts';
import { usePaths } from './usePaths.ts';

export function Component() {
  useWords(messages, listMessages);
  const paths = usePaths();
  return <WithdrawalPage filters={useFiltersInUrl(withdrawalFilters)} hrefs={paths} />;
}
