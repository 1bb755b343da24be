import { brand } from '#brand';
import { StatementPage, statementFilters } from '@meridian/feature-operations';
import { useExpectedCapabilities } from '../cabinet/useCapabilities.ts';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  const { operations, yearlyReport } = usePaths();
  const capabilities = useExpectedCapabilities();
  const session = useSession();
  return (
    <StatementPage
      filters={useListFilters(statementFilters)}
      brand={brand}
      login={session.state === 'authenticated' ? session.user.login : ''}
      hasDocuments={capabilities.documents}
      hrefs={{ operations, ...(capabilities.yearlyReport && { yearlyReport }) }}
    />
  );
}
