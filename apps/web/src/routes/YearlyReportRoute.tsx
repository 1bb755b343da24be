import { brand } from '#brand';
import { YearlyReportPage, yearFilters } from '@meridian/feature-operations';
import { useExpectedCapabilities } from '../cabinet/useCapabilities.ts';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  const { operations, appearanceSettings } = usePaths();
  const { user } = useSession();
  return (
    <YearlyReportPage
      filters={useListFilters(yearFilters)}
      brand={brand}
      login={user?.login ?? ''}
      hasDocuments={useExpectedCapabilities().documents}
      hrefs={{
        operations,
        // A user has no display currency where values are switched off.
        ...(user?.displayCurrency !== undefined && { displayCurrency: appearanceSettings }),
      }}
    />
  );
}
