import { SupportPage, SupportRequestPage, supportFilters } from '@meridian/feature-support';
import { useParams } from 'react-router';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  const paths = usePaths();
  const { id } = useParams();
  const filters = useListFilters(supportFilters);
  return (
    <SettingsFrame section="support">
      {id === undefined ? (
        <SupportPage
          filters={filters}
          newHref={paths.newSupportRequest}
          requestHref={(one) => `${paths.support}/${one}`}
        />
      ) : (
        <SupportRequestPage id={id} />
      )}
    </SettingsFrame>
  );
}
