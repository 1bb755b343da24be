import { NewSupportRequestPage, readSupportAbout } from '@meridian/feature-support';
import { useNavigate, useSearchParams } from 'react-router';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <SettingsFrame section="support">
      <NewSupportRequestPage
        about={readSupportAbout(search)}
        onSent={(id) => void navigate(`${paths.support}/${id}`, { replace: true })}
      />
    </SettingsFrame>
  );
}
