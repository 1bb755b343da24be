import { useRespondedAt, useBalance } from '@meridian/api-client/react';
import { useDateFormat } from '@meridian/i18n';
import { Banner } from '@meridian/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { messages as frameMessages } from '@meridian/frame/messages';
import { storedBalanceTime } from './balanceTime.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;

/** Says that there is no connection, and when the balance was last known. */
export function OfflineNotice({ userId }: { userId: string }) {
  const { t } = useTranslation(frameMessages);
  const balance = useBalance();
  const formatTime = useDateFormat('minute');
  const hasNetwork = useSyncExternalStore(subscribe, isOnline, () => true);
  const [stored] = useState(() => storedBalanceTime(userId).read());
  const respondedAt = useRespondedAt(balance);
  useEffect(() => {
    if (respondedAt !== undefined) storedBalanceTime(userId).write(respondedAt);
  }, [respondedAt, userId]);
  const isUnreachable = balance.error?.code === 'network_lost';
  if (hasNetwork && !isUnreachable) return null;
  const time = respondedAt ?? stored;
  return (
    <div role="status">
      <Banner tone="warning" title={t(hasNetwork ? 'offline.unreachable' : 'offline.title')}>
        {time === undefined ? t('offline.unknown') : t('offline.known', { time: formatTime(time) })}
      </Banner>
    </div>
  );
}
