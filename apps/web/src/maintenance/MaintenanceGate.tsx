import { MaintenancePage } from '@meridian/problem';
import type { ReactNode } from 'react';
import { EntranceLayout } from '../routes/EntranceLayout.tsx';
import { useTechnicalWork } from './useTechnicalWork.ts';

/** Shows the maintenance page instead of the app for as long as the server says so (section 1). */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { data, isValidating, mutate } = useTechnicalWork();
  if (!data?.active) return children;
  return (
    <EntranceLayout>
      <MaintenancePage isAsking={isValidating} work={data} onRetry={() => void mutate()} />
    </EntranceLayout>
  );
}
