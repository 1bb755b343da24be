import { SecurityHistorySection, securityHistoryFilters } from '@meridian/feature-auth';
import { useNavigate } from 'react-router';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  const navigate = useNavigate();
  const { passwordSettings } = usePaths();
  return (
    <SettingsFrame section="securityHistory">
      <SecurityHistorySection
        filters={useListFilters(securityHistoryFilters)}
        onSecured={() => void navigate(passwordSettings)}
      />
    </SettingsFrame>
  );
}
