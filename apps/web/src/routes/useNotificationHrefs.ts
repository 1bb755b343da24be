import type { NotificationHrefs } from '@meridian/feature-notifications';
import { usePaths } from './paths.ts';

/** The addresses of what notifications are about. */
export function useNotificationHrefs(): NotificationHrefs {
  const paths = usePaths();
  return {
    ...paths,
    security: paths.passwordSettings,
    sessions: paths.devices,
    wallets: paths.walletSettings,
    subscription: paths.subscriptionSettings,
    refillDetails: (id) => `${paths.refill}/${id}`,
    depositDetails: (id) => `${paths.deposits}/${id}`,
    withdrawalDetails: (id) => `${paths.withdrawal}/${id}`,
  };
}
