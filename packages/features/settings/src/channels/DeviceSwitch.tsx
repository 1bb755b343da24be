import type { ApiError, Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Alert, SkeletonRows, Stack, Switch, useToast } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  usePushSubscription,
  useRemovePushSubscription,
  useSavePushSubscription,
} from './channels.requests.ts';
import {
  type DeviceFailure,
  isAllowed,
  readDeviceSupport,
  subscribeDevice,
  unsubscribeDevice,
} from './devicePush.ts';
import { channelMessages } from './messages.ts';

/** Switches pushes on for this browser. The browser asks for its permission only when it is pressed. */
export function DeviceSwitch() {
  const { t } = useTranslation(channelMessages);
  const [support] = useState(readDeviceSupport);
  const { data, error, mutate } = usePushSubscription();
  if (support !== 'supported')
    return (
      <Alert tone="info" title={t('device.off')}>
        {t(`device.${support}`)}
      </Alert>
    );
  if (!data && error) return <ProblemBanner error={error} onRetry={() => void mutate()} />;
  return data ? <SupportedSwitch state={data} /> : <SkeletonRows count={1} />;
}

function SupportedSwitch({ state }: { state: Schema<'PushSubscription'> }) {
  const { t } = useTranslation(channelMessages);
  const toast = useToast();
  /** What was pressed and is not done yet. */
  const [wanted, setWanted] = useState<boolean>();
  const [failure, setFailure] = useState<DeviceFailure>();
  const save = useSavePushSubscription();
  const remove = useRemovePushSubscription();
  const [problem, setProblem] = useState<ApiError>();

  async function switchOn() {
    const made = await subscribeDevice(state.publicKey);
    if (typeof made === 'string') {
      setFailure(made);
      return;
    }
    const outcome = await save.trigger({ body: made });
    if (outcome.ok) {
      toast.show({ message: t('device.saved') });
      return;
    }
    setProblem(outcome.error);
    await unsubscribeDevice().catch(() => undefined);
  }

  async function switchOff() {
    const outcome = await remove.trigger({});
    if (!outcome.ok) {
      setProblem(outcome.error);
      return;
    }
    toast.show({ message: t('device.removed') });
    // The server sends nothing any more, also if the browser fails to end it.
    await unsubscribeDevice().catch(() => undefined);
  }

  async function choose(isOn: boolean) {
    setWanted(isOn);
    setFailure(undefined);
    setProblem(undefined);
    await (isOn ? switchOn() : switchOff());
    setWanted(undefined);
  }

  return (
    <Stack gap={3}>
      <Switch
        isSelected={wanted ?? (state.subscribed && isAllowed())}
        isDisabled={wanted !== undefined}
        onChange={(isOn) => void choose(isOn)}
        description={t('device.about')}
      >
        {t('device.label')}
      </Switch>
      {failure && (
        <Alert tone="warning" title={t('device.off')} isAnnounced>
          {t(`device.${failure}`)}
        </Alert>
      )}
      {problem && <ProblemBanner error={problem} />}
    </Stack>
  );
}
