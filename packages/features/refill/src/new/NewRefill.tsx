import type { Schema } from '@meridian/api-client';
import { usePaymentSystems, useSetting } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { ArrowDownToLineIcon, Card, EmptyState, LinkButton } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { RefillForm } from './RefillForm.tsx';
import { RefillFormSkeleton } from './RefillFormSkeleton.tsx';
import { refillOffers } from './refillOffers.ts';

interface NewRefillProps {
  hrefs: { operations: string; confirmPhone?: string };
  onCreated: (refill: Schema<'Refill'>) => void;
}

/** The form for a refill, or its loading, failed or paused state. */
export function NewRefill({ hrefs, onCreated }: NewRefillProps) {
  const { t } = useTranslation(messages);
  const systems = usePaymentSystems();
  const setting = useSetting('refill');
  const failed = [systems, setting].find(({ data, error }) => error && !data);

  if (failed?.error) {
    return (
      <Card title={t('form.title')}>
        <ProblemBanner error={failed.error} onRetry={() => void failed.mutate()} />
      </Card>
    );
  }
  if (!systems.data || !setting.data) return <RefillFormSkeleton />;

  const offers = refillOffers(systems.data.items, setting.data);
  if (!offers.some(({ isAvailable }) => isAvailable)) {
    return (
      <Card>
        <EmptyState
          icon={ArrowDownToLineIcon}
          headingLevel={2}
          title={t('form.unavailableTitle')}
          action={<LinkButton href={hrefs.operations}>{t('form.toOperations')}</LinkButton>}
        >
          {t('form.unavailableBody')}
        </EmptyState>
      </Card>
    );
  }
  return <RefillForm hrefs={hrefs} offers={offers} setting={setting.data} onCreated={onCreated} />;
}
