import type { Schema } from '@meridian/api-client';
import preview from '#.storybook/preview';
import { MaintenancePage } from './MaintenancePage.tsx';

const meta = preview.meta({ title: 'Features/Problem/MaintenancePage', component: MaintenancePage });

const work: Schema<'TechnicalWork'> = {
  active: true,
  startDate: '2026-10-15T11:00:00Z',
  endDate: '2026-10-15T13:00:00Z',
  message: 'The database is being moved.',
  retrySeconds: 30,
};

const args = { work, isAsking: false, onRetry: () => {} };

export const EndIsKnown = meta.story({ args });

export const EndIsUnknown = meta.story({
  args: { ...args, work: { ...work, endDate: null, message: null } },
});

export const Asking = meta.story({ args: { ...args, isAsking: true } });
