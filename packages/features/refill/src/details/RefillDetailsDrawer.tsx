import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Drawer, LinkButton, Skeleton, Stack, useFocusAfterDialog } from '@meridian/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { isAwaited } from './refillConcern.ts';
import { RefillReceipt } from './RefillReceipt.tsx';
import { useRefill } from '../refill.requests.ts';

const CancelRefillDialog = lazy(() => import('./CancelRefillDialog.tsx'));

interface RefillDetailsDrawerProps {
  id: string;
  /** Shown until the query has a response. */
  row: Schema<'Refill'> | undefined;
  hrefs: { operations: string; invest: string };
  onShowAddress: (refill: Schema<'Refill'>) => void;
  onClose: () => void;
}

/** The details view of section 2, polled until the refill is decided. */
export default function RefillDetailsDrawer({
  id,
  row,
  hrefs,
  onShowAddress,
  onClose,
}: RefillDetailsDrawerProps) {
  const { t } = useTranslation(messages);
  const { data: refill = row, error, mutate, checkedAt } = useRefill(id);
  const [isCancelling, setIsCancelling] = useState(false);
  const [wasCancelled, setWasCancelled] = useState(false);
  const isOver = wasCancelled && refill?.status === 'rejected';
  const again = useFocusAfterDialog<HTMLButtonElement>(isOver ? 1 : 0);
  const nextStep: Record<Schema<'RefillStatus'>, ReactNode> = {
    // A second transfer is not asked for.
    waiting: refill && isAwaited(refill) && (
      <>
        <Button variant="quiet" onPress={() => setIsCancelling(true)}>
          {t('details.cancel')}
        </Button>
        <Button variant="primary" onPress={() => onShowAddress(refill)}>
          {t('details.showAddress')}
        </Button>
      </>
    ),
    replenished: (
      <>
        <LinkButton href={hrefs.operations}>{t('details.toOperations')}</LinkButton>
        <LinkButton variant="primary" href={hrefs.invest}>
          {t('details.invest')}
        </LinkButton>
      </>
    ),
    rejected: (
      <Button variant="primary" ref={again} onPress={onClose}>
        {t('details.again')}
      </Button>
    ),
  };

  return (
    <Drawer
      hasAddress
      isOpen
      onOpenChange={onClose}
      title={t('details.title')}
      closeLabel={t('details.close')}
      actions={refill && nextStep[refill.status]}
    >
      <Stack gap={6}>
        {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!refill && !error && <Skeleton />}
        {refill && <RefillReceipt refill={refill} checkedAt={checkedAt} />}
      </Stack>
      <Suspense>
        {refill && isCancelling && (
          <CancelRefillDialog
            refill={refill}
            onCancelled={(cancelled) => {
              setIsCancelling(false);
              setWasCancelled(true);
              void mutate(cancelled, { revalidate: false });
            }}
            onClose={() => {
              setIsCancelling(false);
              // A refused cancellation means that the refill has changed.
              void mutate();
            }}
          />
        )}
      </Suspense>
    </Drawer>
  );
}
