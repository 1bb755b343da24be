import type { Schema } from '@meridian/api-client';
import { formatAmount } from '@meridian/money';
import {
  Alert,
  Amount,
  Button,
  Card,
  DateTime,
  Inline,
  KeyValueList,
  LinkButton,
  Stack,
  Stat,
  StatList,
} from '@meridian/ui';
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
  const { course, sold, received, fee, date } = exchange;
  return (
    <Stack gap={6} width="text">
      <Alert tone="success" isResult title={t('result.title')}>
        {t('result.body')}
      </Alert>
      <Card>
        <Stack gap={5}>
          <StatList>
            <Stat emphasis="lead" label={t('result.received')} value={<Amount value={received} />} />
          </StatList>
          <KeyValueList
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
          />
        </Stack>
      </Card>
      <Inline gap={3}>
        <LinkButton variant="primary" href={hrefs.operations}>
          {t('result.toOperations')}
        </LinkButton>
        <Button onPress={onAgain}>{t('result.again')}</Button>
      </Inline>
    </Stack>
  );
}
