import { compare, type DecimalString, formatMoney, type Money, subtract } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import {
  Amount,
  Card,
  CircleCheckIcon,
  Icon,
  Progress,
  Row,
  RowList,
  SkeletonRows,
  Stack,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useBonus } from '../partners.requests.ts';

/** Only for drawing; the text beside the bar has the exact amounts. */
const drawnPercent = (turnover: DecimalString, needed: DecimalString) =>
  Math.min(100, (Number(turnover) / Number(needed)) * 100);

/** The four bonus tiers, which of them are reached, and what is missing to the next one. */
export function Tiers() {
  const { t, i18n } = useTranslation(messages);
  const { data, error, mutate } = useBonus();
  const write = (money: Money) => formatMoney(money, i18n.language);
  const reached = data?.tiersReached ?? 0;
  const next = data?.tiers[reached];
  return (
    <Card title={t('tiers.title')}>
      {error && !data && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <div aria-busy>
          <SkeletonRows count={4} />
        </div>
      )}
      {data && (
        <Stack gap={5}>
          {data.turnover && (
            <Text>
              {next && compare(data.turnover.amount, next.turnover.amount) < 0
                ? t('tiers.missing', {
                    missing: write({
                      amount: subtract(next.turnover.amount, data.turnover.amount),
                      currency: next.turnover.currency,
                    }),
                    tier: next.tier,
                  })
                : t('tiers.all', { turnover: write(data.turnover) })}
            </Text>
          )}
          {data.turnover && next && (
            <Progress
              label={t('tiers.tier', { tier: next.tier })}
              percent={drawnPercent(data.turnover.amount, next.turnover.amount)}
              valueText={t('tiers.reachedOf', {
                turnover: write(data.turnover),
                needed: write(next.turnover),
              })}
            />
          )}
          <RowList label={t('tiers.title')}>
            {data.tiers.map(({ tier, turnover, award }, index) => (
              <Row
                key={tier}
                title={
                  <>
                    <span>{t('tiers.tier', { tier })}</span>
                    {index < reached && (
                      <>
                        {' '}
                        <Icon of={CircleCheckIcon} size={16} label={t('tiers.reached')} />
                      </>
                    )}
                  </>
                }
                detail={t('tiers.turnover', { amount: write(turnover) })}
                value={<Amount value={award} sign="always" />}
              />
            ))}
          </RowList>
        </Stack>
      )}
    </Card>
  );
}
