import { useApiQuery } from '@meridian/api-client/react';
import { compare, formatMoney, type Money, subtract } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import {
  Amount,
  Card,
  CircleCheckIcon,
  Icon,
  Inline,
  KeyValueList,
  SkeletonRows,
  Stack,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** The four bonus tiers, which of them are reached, and what is missing to the next one. */
export function Tiers() {
  const { t, i18n } = useTranslation('partners');
  const { data, error, mutate } = useApiQuery('/user/bonus');
  const write = (money: Money) => formatMoney(money, i18n.language);
  const reached = data?.tiersReached ?? 0;
  const next = data?.tiers[reached];
  return (
    <Card title={t('tiers.title')}>
      <Stack gap={4}>
        <Text>{t('tiers.body')}</Text>
        {error && !data && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!data && !error && <SkeletonRows count={4} />}
        {data && (
          <>
            <KeyValueList
              items={data.tiers.map((tier, index) => ({
                id: String(tier.tier),
                term: t('tiers.tier', { tier: tier.tier }),
                hint: (
                  <Inline gap={2}>
                    {t('tiers.turnover', { amount: write(tier.turnover) })}
                    {index < reached && (
                      <>
                        <Icon of={CircleCheckIcon} size={16} />
                        {t('tiers.reached')}
                      </>
                    )}
                  </Inline>
                ),
                value: <Amount value={tier.award} />,
              }))}
            />
            {data.turnover && (
              <Text weight="medium">
                {next && compare(data.turnover.amount, next.turnover.amount) < 0
                  ? t('tiers.missing', {
                      turnover: write(data.turnover),
                      missing: write({
                        amount: subtract(next.turnover.amount, data.turnover.amount),
                        currency: next.turnover.currency,
                      }),
                      tier: next.tier,
                    })
                  : t('tiers.all', { turnover: write(data.turnover) })}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
