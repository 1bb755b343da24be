import type { Schema } from '@meridian/api-client';
import { useSessions } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import {
  Button,
  Card,
  ConfirmDialog,
  SkeletonRows,
  Stack,
  Text,
  useFocusAfterDialog,
  useToast,
} from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceMessages } from './messages.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { useCloseOtherSessions, useCloseSession } from './sessions.requests.ts';
import { useDeviceName } from './useDeviceName.ts';

type Session = Schema<'UserSession'>;

/** Where the user is signed in. Each other session can be ended, or all of them at once. */
export function DevicesSection() {
  const { t } = useTranslation(deviceMessages);
  const { data, error, mutate } = useSessions();
  const [ending, setEnding] = useState<Session | 'others'>();
  const [ended, setEnded] = useState(0);
  const sessions = useFocusAfterDialog<HTMLDivElement>(ended);

  const others = data?.items.filter(({ current }) => !current) ?? [];
  return (
    <Card title={t('devices.title')}>
      {data ? (
        <Stack gap={5}>
          <Stack gap={2}>
            <Text tone="muted">{t('devices.lead')}</Text>
            <Text tone="muted">
              {t('devices.ends', {
                idle: t('devices.days', { count: data.idleDays }),
                absolute: t('devices.days', { count: data.absoluteDays }),
              })}
            </Text>
          </Stack>
          <div ref={sessions} tabIndex={-1}>
            <Stack role="list" gap={5}>
              {data.items.map((session) => (
                <DeviceRow key={session.id} session={session} onEnd={() => setEnding(session)} />
              ))}
            </Stack>
          </div>
          {others.length === 0 ? (
            <Text>{t('devices.onlyThis')}</Text>
          ) : (
            <Button onPress={() => setEnding('others')}>{t('devices.endOthers')}</Button>
          )}
        </Stack>
      ) : error ? (
        <ProblemBanner error={error} onRetry={() => void mutate()} />
      ) : (
        <SkeletonRows count={3} />
      )}
      {ending === 'others' && (
        <EndOthers
          count={others.length}
          onEnded={() => setEnded(ended + 1)}
          onClose={() => setEnding(undefined)}
        />
      )}
      {ending && ending !== 'others' && (
        <EndOne session={ending} onEnded={() => setEnded(ended + 1)} onClose={() => setEnding(undefined)} />
      )}
    </Card>
  );
}

interface EndProps {
  onEnded: () => void;
  /** Called after it as well. */
  onClose: () => void;
}

function EndOne({ session, onEnded, onClose }: EndProps & { session: Session }) {
  const { t } = useTranslation(deviceMessages);
  const { trigger, isMutating, error } = useCloseSession();
  const name = useDeviceName()(session);
  const { show } = useToast();

  async function end() {
    const outcome = await trigger({ params: { path: { id: session.id } } });
    // It ended by itself in the meantime.
    if (!outcome.ok && outcome.error.code !== 'not_found') return;
    show({ message: t('devices.ended', { name }) });
    onEnded();
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      variant="danger"
      title={t('devices.endOne.title', { name })}
      confirmLabel={t('devices.endOne.confirm')}
      cancelLabel={t('devices.cancel')}
      pendingLabel={t('devices.ending')}
      isPending={isMutating}
      onConfirm={() => void end()}
      onCancel={onClose}
      error={error && error.code !== 'not_found' && <ProblemBanner error={error} />}
    >
      {t('devices.endOne.body')}
    </ConfirmDialog>
  );
}

function EndOthers({ count, onEnded, onClose }: EndProps & { count: number }) {
  const { t } = useTranslation(deviceMessages);
  const { trigger, isMutating, error } = useCloseOtherSessions();
  const { show } = useToast();

  async function end() {
    const outcome = await trigger();
    if (!outcome.ok) return;
    show({ message: t('devices.othersEnded') });
    onEnded();
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      variant="danger"
      title={t('devices.endOthers')}
      confirmLabel={t('devices.endAll.confirm')}
      cancelLabel={t('devices.cancel')}
      pendingLabel={t('devices.ending')}
      isPending={isMutating}
      onConfirm={() => void end()}
      onCancel={onClose}
      error={error && <ProblemBanner error={error} />}
    >
      {t('devices.endAll.body', { count })}
    </ConfirmDialog>
  );
}
