import { OperationsPage, messages, operationsFilters } from '@meridian/feature-operations';
import { messages as listMessages } from '@meridian/lists';
import { messages as statusMessages } from '@meridian/statuses';
import { useWords } from '../language/useWords.ts';
import { useFiltersInUrl } from './useFiltersInUrl.ts';
import { usePaths } from './usePaths.ts';

export function Component() {
  useWords(messages, listMessages, statusMessages);
  const paths = usePaths();
  return <OperationsPage filters={useFiltersInUrl(operationsFilters)} hrefs={paths} />;
}
