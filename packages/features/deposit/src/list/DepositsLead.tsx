import type { Schema } from '@meridian/api-client';
import { AboutAmount, useDisplayCurrency } from '@meridian/display-currency';
import { useLocale } from '@meridian/i18n';
import { sampleWord } from '@meridian/page-parts';
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
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { alsoOnDeposit, leadFigureOf, leadFigures, placeOf } from './depositFigures.ts';

/** As long as most sums. */
const sample = { amount: '1234.123456', currency: 'USDT' } as const;
const feeSample = { amount: '10', currency: 'USDT' } as const;
const otherSample = { amount: '10.1234', currency: 'BTC' } as const;

interface DepositsLeadProps {
  isLoading: boolean;
  /** Undefined while loading or after a failure. */
  balance: Schema<'Balance'> | undefined;
  statistics: Schema<'Statistics'> | undefined;
  hrefs: { invest: string };
}

/** What is on deposit, and what active and closed deposits brought beside what fees cost: the main currency first, then the others. */
export function DepositsLead({ isLoading, balance, statistics, hrefs }: DepositsLeadProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const shown = balance?.currencies[balance.currency];
  const also = balance && alsoOnDeposit(balance, locale);
  const hasAbout = useDisplayCurrency() !== undefined;
  return (
    <Card>
      <Stack gap={5}>
        {(isLoading || shown) && (
          <StatList>
            <Stat
              emphasis="lead"
              label={t('lead.onDeposit')}
              value={
                shown ? (
                  <Amount value={shown.onDeposit} size="44" />
                ) : (
                  <Skeleton {...placeOf('onDeposit')}>
                    <Amount value={sample} size="44" />
                  </Skeleton>
                )
              }
              {...((also !== '' || hasAbout) && {
                hint: balance ? (
                  <>
                    {also && <span>{t('lead.alsoOnDeposit', { amounts: also })}</span>}
                    <AboutAmount of={Object.values(balance.currencies).map(({ onDeposit }) => onDeposit)} />
                  </>
                ) : (
                  <Skeleton {...placeOf('alsoOnDeposit')}>
                    {t('lead.alsoOnDeposit', { amounts: sampleWord })}
                  </Skeleton>
                ),
              })}
            />
          </StatList>
        )}
        {(isLoading || (shown && statistics)) && (
          <Stack gap={2}>
            <FigureStrip
              label={t('lead.figures')}
              figures={leadFigures.map((id) => ({ id, label: t(`lead.${id}`), ...figureOf(id) }))}
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

  function figureOf(id: (typeof leadFigures)[number]): { value: ReactNode; detail?: ReactNode } {
    if (!balance || !statistics) {
      return {
        value: (
          <Skeleton {...placeOf(id)}>
            <Amount value={id === 'fees' ? feeSample : sample} />
          </Skeleton>
        ),
        detail: (
          <Stack gap={0} {...placeOf(`${id}.others`)}>
            <Skeleton>
              <Amount value={otherSample} />
            </Skeleton>
          </Stack>
        ),
      };
    }
    const [own, ...others] = leadFigureOf(id, balance, statistics);
    return {
      value: own && <Amount {...own} />,
      ...(others.length > 0 && {
        detail: (
          <Stack gap={0}>
            {others.map((other) => (
              <Amount key={other.value.currency} {...other} />
            ))}
          </Stack>
        ),
      }),
    };
  }
}
