import { MaintenancePage } from '@meridian/problem';
import { Activity, lazy, type ReactNode, Suspense } from 'react';
import { useTechnicalWork } from './useTechnicalWork.ts';

/** Most visitors never see it around a page of the cabinet. */
const EntranceLayout = lazy(async () => ({
  default: (await import('../routes/EntranceLayout.tsx')).EntranceLayout,
}));

/**
 * Shows the maintenance page instead of the app for as long as the server says so (section 1). The app stays mounted, hidden,
 * so that typed values are not lost.
 */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { work, isChecking, check } = useTechnicalWork();
  const page = work && <MaintenancePage isAsking={isChecking} work={work} onRetry={check} />;
  return (
    <>
      {page && (
        <Suspense fallback={page}>
          <EntranceLayout>{page}</EntranceLayout>
        </Suspense>
      )}
      <Activity mode={work ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  );
}
