import type { Schema } from '@meridian/api-client';
import { formatAmount, formatMoney } from '@meridian/money';
import { StepReceipt } from '@meridian/receipts';
import { Amount, Button, DateTime, LinkButton } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface ExchangeResultProps {
  exchange: Schema<'Exchange'>;
  hrefs: { operations: string };
  onAgain: () => void;
}

/** The receipt of an exchange, with the server's figures. */
export function ExchangeResult({ exchange, hrefs, onAgain }: ExchangeResultProps) {
  const { t, i18n } = useTranslation(messages);
  const { id, course, sold, received, fee, date } = exchange;
  return (
    <StepReceipt
      title={t('result.title')}
      label={t('result.received')}
      amount={<Amount value={received} />}
      next={t('result.next', { amount: formatMoney(received, i18n.language) })}
      items={[
        { id: 'sold', term: t('result.sold'), value: <Amount value={sold} /> },
        {
          id: 'rate',
          term: t('terms.rate'),
          value: t('rate', { ...course, rate: formatAmount(course.rate, i18n.language, 0) }),
        },
        { id: 'fee', term: t('terms.feeName'), value: <Amount value={fee} /> },
        { id: 'date', term: t('result.date'), value: <DateTime value={date} precision="second" /> },
      ]}
      number={id}
      actions={
        <>
          <LinkButton variant="primary" href={hrefs.operations}>
            {t('result.toOperations')}
          </LinkButton>
          <Button onPress={onAgain}>{t('result.again')}</Button>
        </>
      }
    />
  );
}
