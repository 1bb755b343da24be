import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Dialog, Grid, LinkButton, Skeleton, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { RefillAddress } from './RefillAddress.tsx';
import { RefillQrCode } from './RefillQrCode.tsx';
import { ConfirmationTicks } from '../details/ConfirmationTicks.tsx';
import { isAwaited } from '../details/refillConcern.ts';
import { RefillReceipt } from '../details/RefillReceipt.tsx';
import { RefillNextStep } from '../details/RefillNextStep.tsx';
import { RefillTimeline } from '../details/RefillTimeline.tsx';
import { useRefill } from '../refill.requests.ts';

interface RefillAddressDialogProps {
  id: string;
  /** Shown until the query has a response. */
  row: Schema<'Refill'> | undefined;
  hrefs: { invest: string };
  onClose: () => void;
}

/** The wallet modal of section 2: the address to send to, and the progress of the refill. Polled until it is decided. */
export default function RefillAddressDialog({ id, row, hrefs, onClose }: RefillAddressDialogProps) {
  const { t } = useTranslation(messages);
  const { data: refill = row, error, mutate, checkedAt } = useRefill(id);
  const hasToSend = refill !== undefined && isAwaited(refill);
  const isReplenished = refill?.status === 'replenished';
  const names = refill && { currency: refill.requestedAmount.currency, network: refill.network };
  return (
    <Dialog
      hasAddress
      isOpen
      onOpenChange={onClose}
      size={hasToSend ? 'wide' : 'medium'}
      title={hasToSend && names ? t('address.title', names) : t('details.title')}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('address.close')}
          </Button>
          {isReplenished && (
            <LinkButton variant="primary" href={hrefs.invest}>
              {t('details.invest')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap={6}>
        {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!refill && !error && <Skeleton />}
        {refill && !hasToSend && <RefillReceipt refill={refill} checkedAt={checkedAt} />}
        {refill && names && hasToSend && (
          <Grid layout="dialog" gap={8}>
            <Stack gap={6}>
              <RefillAddress refill={refill} />
              <RefillNextStep refill={refill} checkedAt={checkedAt} />
            </Stack>
            <Stack gap={6} align="start">
              <RefillQrCode refill={refill} />
              <ConfirmationTicks count={refill.confirmations} required={refill.requiredConfirmations} />
              <RefillTimeline refill={refill} checkedAt={checkedAt} />
            </Stack>
          </Grid>
        )}
      </Stack>
    </Dialog>
  );
}
