import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Drawer, LinkButton, Stack } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefillFacts } from './RefillFacts.tsx';
import { RefillLead } from './RefillLead.tsx';
import { RefillTimeline } from './RefillTimeline.tsx';
import { useRefill } from '../useRefill.ts';

interface RefillDetailsDrawerProps {
  /** As in the history; the drawer polls it until it is decided. */
  refill: Schema<'Refill'>;
  hrefs: { operations: string };
  onShowAddress: () => void;
  onClose: () => void;
}

/** The details view of section 2. */
export default function RefillDetailsDrawer({
  refill: known,
  hrefs,
  onShowAddress,
  onClose,
}: RefillDetailsDrawerProps) {
  const { t } = useTranslation('refill');
  const { data: refill = known, error, mutate } = useRefill(known.id);
  const nextStep: Record<Schema<'RefillStatus'>, ReactNode> = {
    waiting: (
      <Button variant="primary" onPress={onShowAddress}>
        {t('details.showAddress')}
      </Button>
    ),
    replenished: <LinkButton href={hrefs.operations}>{t('details.toOperations')}</LinkButton>,
    rejected: undefined,
  };

  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={t('details.title')}
      closeLabel={t('details.close')}
      actions={nextStep[refill.status]}
    >
      <Stack gap={6}>
        {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        <RefillLead refill={refill} />
        <RefillTimeline refill={refill} />
        <RefillFacts refill={refill} />
      </Stack>
    </Drawer>
  );
}
