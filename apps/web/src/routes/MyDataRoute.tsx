import { DataPage } from '@meridian/feature-my-data';
import { updateUser } from '../session/session.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  return (
    <SettingsFrame section="myData">
      <DataPage
        hrefs={{
          deposits_open: paths.deposits,
          refills_waiting: paths.refill,
          withdrawals_pending: paths.withdrawal,
          balance_not_empty: paths.withdrawal,
        }}
        onChange={(closingDate) => updateUser({ closingDate })}
      />
    </SettingsFrame>
  );
}
