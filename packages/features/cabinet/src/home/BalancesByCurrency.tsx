import type { Schema } from '@meridian/api-client';
import { isZero } from '@meridian/money';
import { Amount, Card, Heading, KeyValueList, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

const parts = ['available', 'onDeposit', 'inWithdrawal'] as const;

/** What the total of each currency consists of. A currency without money is left out, unless it is the chosen one. */
export function BalancesByCurrency({ balance: { currency, currencies } }: { balance: Schema<'Balance'> }) {
  const { t } = useTranslation('cabinet');
  const owned = Object.entries(currencies).filter(
    ([code, { total }]) => code === currency || !isZero(total.amount),
  );
  return (
    <Card title={t('byCurrency.title')}>
      <Stack gap={4}>
        {owned.map(([code, figures]) => (
          <div key={code}>
            <Heading level={3} size={16}>
              {code}
            </Heading>
            <KeyValueList
              items={[
                ...parts
                  .filter((part) => part !== 'inWithdrawal' || !isZero(figures[part].amount))
                  .map((part) => ({
                    id: part,
                    term: t(`byCurrency.${part}`),
                    value: <Amount value={figures[part]} />,
                  })),
                {
                  id: 'total',
                  term: t('byCurrency.total'),
                  ...(!isZero(figures.heldAccruals.amount) && { hint: t('byCurrency.withoutHeld') }),
                  value: <Amount value={figures.total} />,
                  isTotal: true,
                },
              ]}
            />
          </div>
        ))}
      </Stack>
    </Card>
  );
}
