import type { Schema } from '@meridian/api-client';
import { useListFormat } from '@meridian/i18n';
import { formatMoney, isZero, type Money } from '@meridian/money';
import {
  Amount,
  Card,
  FigureStrip,
  Inline,
  LinkButton,
  Skeleton,
  SproutIcon,
  Stack,
  Stat,
  StatList,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface DepositsLeadProps {
  isLoading: boolean;
  /** Undefined while loading or after a failure. */
  balance: Schema<'Balance'> | undefined;
  statistics: Schema<'Statistics'> | undefined;
  hrefs: { invest: string };
}

/** What is on deposit, and what active and closed deposits brought beside what fees cost: the main currency first, then the others. */
export function DepositsLead({ isLoading, balance, statistics, hrefs }: DepositsLeadProps) {
  const { t, i18n } = useTranslation(messages);
  const formatList = useListFormat();
  const shown = balance?.currencies[balance.currency];
  const others = Object.values(balance?.currencies ?? {}).filter((one) => one !== shown);
  const alsoOnDeposit = owned(others.map(({ onDeposit }) => onDeposit)).map((money) =>
    formatMoney(money, i18n.language),
  );
  const elsewhere = statistics?.others ?? [];
  return (
    <Card>
      <Stack gap={5}>
        {(isLoading || shown) && (
          <StatList>
            <Stat
              emphasis="lead"
              label={t('lead.onDeposit')}
              value={
                shown ? <Amount value={shown.onDeposit} size="44" /> : <Skeleton>1,000.00 USDT</Skeleton>
              }
              {...(alsoOnDeposit.length > 0 && {
                hint: t('lead.alsoOnDeposit', { amounts: formatList(alsoOnDeposit) }),
              })}
            />
          </StatList>
        )}
        {(isLoading || (shown && statistics)) && (
          <Stack gap={2}>
            <FigureStrip
              label={t('lead.figures')}
              figures={[
                figure(
                  'heldAccruals',
                  shown?.heldAccruals,
                  others.map(({ heldAccruals }) => heldAccruals),
                ),
                figure(
                  'result',
                  statistics?.depositsResult,
                  elsewhere.map(({ depositsResult }) => depositsResult),
                ),
                figure(
                  'fees',
                  statistics?.fees,
                  elsewhere.map(({ fees }) => fees),
                ),
              ]}
            />
            <Text size={12} tone="muted">
              {t('lead.note')}
            </Text>
          </Stack>
        )}
        <Inline>
          <LinkButton variant="primary" icon={SproutIcon} href={hrefs.invest}>
            {t('lead.invest')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );

  function figure(
    id: 'heldAccruals' | 'result' | 'fees',
    money: Money | undefined,
    inOthers: readonly Money[],
  ) {
    const sign = id === 'fees' ? 'negative' : 'always';
    const more = owned(inOthers);
    return {
      id,
      label: t(`lead.${id}`),
      value: money ? <Amount value={money} sign={sign} /> : <Skeleton>10.00 USDT</Skeleton>,
      ...(more.length > 0 && {
        detail: (
          <Stack gap={0}>
            {more.map((one) => (
              <Amount key={one.currency} value={one} sign={sign} />
            ))}
          </Stack>
        ),
      }),
    };
  }
}

const owned = (amounts: readonly Money[]) => amounts.filter(({ amount }) => !isZero(amount));
