import { ReadOnlyKeysPage } from '@meridian/feature-my-data';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';

export function Component() {
  return (
    <SettingsFrame section="readOnlyKeys">
      <ReadOnlyKeysPage />
    </SettingsFrame>
  );
}
