import type { NotificationHrefs } from '@meridian/feature-notifications';
import { useCapabilities } from '../cabinet/useCapabilities.ts';
import { usePaths } from './paths.ts';

/** The addresses of what notifications are about. A part that is off has none. */
export function useNotificationHrefs(): NotificationHrefs {
  const paths = usePaths();
  const capabilities = useCapabilities();
  return {
    ...paths,
    security: paths.passwordSettings,
    sessions: paths.devices,
    wallets: paths.walletSettings,
    subscription: paths.subscriptionSettings,
    partners: capabilities?.referrals ? paths.partners : undefined,
    cases: capabilities?.cases ? paths.cases : undefined,
    refillDetails: (id) => `${paths.refill}/${id}`,
    depositDetails: (id) => `${paths.deposits}/${id}`,
    supportRequest: capabilities?.support ? (id) => `${paths.support}/${id}` : undefined,
    withdrawalDetails: (id) => `${paths.withdrawal}/${id}`,
  };
}
