import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Dialog, LinkButton, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { RefillAddress } from './RefillAddress.tsx';
import { RefillLead } from '../details/RefillLead.tsx';
import { RefillNextStep } from '../details/RefillNextStep.tsx';
import { RefillTimeline } from '../details/RefillTimeline.tsx';
import { useRefill } from '../useRefill.ts';

interface RefillAddressDialogProps {
  /** As it was when the dialog opened; the dialog polls it until it is decided. */
  refill: Schema<'Refill'>;
  hrefs: { invest: string };
  onClose: () => void;
}

/** The wallet modal of section 2: the address to send to, and the progress of the refill. */
export default function RefillAddressDialog({ refill: known, hrefs, onClose }: RefillAddressDialogProps) {
  const { t } = useTranslation('refill');
  const { data: refill = known, error, mutate, checkedAt } = useRefill(known.id);
  const isWaiting = refill.status === 'waiting';
  const names = { currency: refill.requestedAmount.currency, network: refill.network };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={isWaiting ? t('address.title', names) : t('details.title')}
      closeLabel={t('address.close')}
      actions={
        <>
          <Button variant={refill.status === 'replenished' ? 'secondary' : 'primary'} onPress={onClose}>
            {t('address.done')}
          </Button>
          {refill.status === 'replenished' && (
            <LinkButton variant="primary" href={hrefs.invest}>
              {t('details.invest')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap={6}>
        {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {isWaiting ? <RefillAddress refill={refill} /> : <RefillLead refill={refill} />}
        <RefillNextStep refill={refill} checkedAt={checkedAt} />
        <RefillTimeline refill={refill} checkedAt={checkedAt} />
      </Stack>
    </Dialog>
  );
}
