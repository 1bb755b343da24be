import { ProblemBanner } from '@meridian/problem';
import { Alert, Button, ConfirmDialog, Select, SelectItem, Stack, Text } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetCaseLimits } from '../cases.requests.ts';
import { messages } from '../messages.ts';

/** Starts or prolongs a time-out, after a confirmation: it cannot be taken back. */
export function TimeOutForm({ lengths }: { lengths: readonly number[] }) {
  const { t } = useTranslation(messages);
  const [days, setDays] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { trigger, isMutating, error, reset } = useSetCaseLimits();

  async function take(timeOutDays: number) {
    const outcome = await trigger({ body: { timeOutDays } });
    if (!outcome.ok) return;
    setAsking(false);
    setDays(null);
  }

  return (
    <Stack gap={3} align="start">
      <Select
        label={t('limits.days')}
        placeholder={t('limits.choose')}
        value={days === null ? null : String(days)}
        onChange={(key) => setDays(lengths.find((length) => String(length) === key) ?? null)}
      >
        {lengths.map((length) => (
          <SelectItem key={length} id={String(length)} label={t('limits.day', { count: length })} />
        ))}
      </Select>
      <Button
        isDisabled={days === null}
        onPress={() => {
          reset();
          setAsking(true);
        }}
      >
        {t('limits.take')}
      </Button>
      {isAsking && days !== null && (
        <ConfirmDialog
          isOpen
          title={t('limits.takeTitle', { count: days })}
          confirmLabel={t('limits.takeSubmit')}
          cancelLabel={t('limits.cancel')}
          pendingLabel={t('limits.saving')}
          onConfirm={() => void take(days)}
          onCancel={() => setAsking(false)}
          isPending={isMutating}
          error={
            error?.code === 'case_time_out' ? (
              <Alert isAnnounced tone="warning" title={t('limits.longer')} />
            ) : (
              error && <ProblemBanner error={error} />
            )
          }
        >
          <Text>{t('limits.takeBody')}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
