import { MaintenancePage, type MaintenancePageProps } from '@meridian/problem';
import { EntranceLayout } from '../routes/EntranceLayout.tsx';

/** The maintenance page in its layout, in its own file so that it loads when there is maintenance. */
export default function WorkPage(props: MaintenancePageProps) {
  return (
    <EntranceLayout>
      <MaintenancePage {...props} />
    </EntranceLayout>
  );
}
