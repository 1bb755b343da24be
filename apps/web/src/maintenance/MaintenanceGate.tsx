import { MaintenancePage } from '@meridian/problem';
import { Activity, type ReactNode } from 'react';
import { EntranceLayout } from '../routes/EntranceLayout.tsx';
import { useTechnicalWork } from './useTechnicalWork.ts';

/**
 * Shows the maintenance page instead of the app for as long as the server says so (section 1). The app stays mounted, hidden,
 * so that typed values are not lost.
 */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { work, isChecking, check } = useTechnicalWork();
  return (
    <>
      {work && (
        <EntranceLayout>
          <MaintenancePage isAsking={isChecking} work={work} onRetry={check} />
        </EntranceLayout>
      )}
      <Activity mode={work ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  );
}
