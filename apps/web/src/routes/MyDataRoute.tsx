import { DataPage } from '@meridian/feature-my-data';
import { getSession, updateUser } from '../session/session.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { usePaths } from './paths.ts';

/** The banner of every page follows what this page learns. */
function setClosingDate(closingDate: string | null): void {
  const { user } = getSession();
  if ((user?.closingDate ?? null) !== closingDate) updateUser({ closingDate });
}

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
        onChange={setClosingDate}
      />
    </SettingsFrame>
  );
}
