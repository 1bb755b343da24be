import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Dialog, Grid, LinkButton, QrCode, Skeleton, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { RefillAddress } from './RefillAddress.tsx';
import { isAwaited } from '../details/refillConcern.ts';
import { RefillLead } from '../details/RefillLead.tsx';
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
      size="wide"
      title={hasToSend && names ? t('address.title', names) : t('details.title')}
      actions={
        <>
          <Button variant={isReplenished ? 'secondary' : 'primary'} onPress={onClose}>
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
        {refill && names && (
          <Grid layout="dialog" gap={8}>
            <Stack gap={6}>
              {hasToSend ? <RefillAddress refill={refill} /> : <RefillLead refill={refill} />}
              <RefillNextStep refill={refill} checkedAt={checkedAt} />
            </Stack>
            <Stack gap={6} align="start">
              {hasToSend && (
                <QrCode
                  size="large"
                  value={refill.address}
                  label={t('address.qr', names)}
                  missingLabel={t('address.qrMissing')}
                  showLabel={t('address.showQr')}
                />
              )}
              <RefillTimeline refill={refill} checkedAt={checkedAt} />
            </Stack>
          </Grid>
        )}
      </Stack>
    </Dialog>
  );
}
