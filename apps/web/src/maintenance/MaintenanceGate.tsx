import { Activity, lazy, type ReactNode, Suspense } from 'react';
import { useTechnicalWork } from './useTechnicalWork.ts';

/** Most visitors never see it. */
const WorkPage = lazy(() => import('./WorkPage.tsx'));

/**
 * Shows the maintenance page instead of the app for as long as the server says so (section 1). The app stays mounted, hidden,
 * so that typed values are not lost.
 */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { work, isChecking, check } = useTechnicalWork();
  return (
    <>
      {work && (
        <Suspense>
          <WorkPage isAsking={isChecking} work={work} onRetry={check} />
        </Suspense>
      )}
      <Activity mode={work ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  );
}
