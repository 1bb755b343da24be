import type { Schema } from '@meridian/api-client';
import { useSetting } from '@meridian/api-client/react';
import { SupportText } from '@meridian/problem';
import { useCopyTexts } from '@meridian/receipts';
import {
  Accordion,
  Alert,
  Amount,
  CopyField,
  DateTime,
  Inline,
  Stack,
  StatusBadge,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** The address and the amount to send, until when, and what must not be sent. */
export function RefillAddress({ refill }: { refill: Schema<'Refill'> }) {
  const { t } = useTranslation(messages);
  const { data: setting } = useSetting('refill');
  const { network, address, requestedAmount, creationDate } = refill;
  const names = { currency: requestedAmount.currency, network };
  const until = setting && later(creationDate, setting.addressLifetimeSeconds);
  const copy = { isCopyLabelShown: true, failedLabel: useCopyTexts().failedLabel };

  return (
    <Stack gap={5}>
      <Inline gap={3}>
        <StatusBadge state="waiting" label={t('course.awaiting')} />
        {until && (
          <Text isInline tone="muted">
            <span>{t('address.until')}</span> <DateTime value={until} />
          </Text>
        )}
      </Inline>
      <CopyField
        {...copy}
        label={t('address.amount')}
        value={requestedAmount.amount}
        copyLabel={t('address.copyAmount')}
        copiedLabel={t('address.amountCopied')}
      >
        <Amount value={requestedAmount} />
      </CopyField>
      <Alert tone="warning" title={t('address.warningTitle', names)}>
        {t('address.warningBody')}
      </Alert>
      <CopyField
        {...copy}
        isPrimary
        label={t('address.label', names)}
        value={address}
        grouping="fours"
        copyLabel={t('address.copy')}
        copiedLabel={t('address.copied')}
      />
      <Accordion
        items={[
          {
            id: 'coin',
            title: t('address.otherCoinTitle'),
            content: <SupportText>{t('address.otherCoinBody', names)}</SupportText>,
          },
          { id: 'amount', title: t('address.otherAmountTitle'), content: t('address.otherAmountBody') },
        ]}
      />
      <Text tone="muted">{t('address.stays')}</Text>
    </Stack>
  );
}

function later(date: string, seconds: number): string {
  return new Date(Date.parse(date) + seconds * 1000).toISOString();
}
