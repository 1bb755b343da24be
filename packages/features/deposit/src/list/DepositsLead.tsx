import type { Schema } from '@meridian/api-client';
import { AboutAmount, useDisplayCurrency } from '@meridian/display-currency';
import { useLocale } from '@meridian/i18n';
import { sampleWord } from '@meridian/page-parts';
import { Counted } from '@meridian/statuses';
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
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { DepositsAhead } from './DepositsAhead.tsx';
import { alsoOnDeposit, leadFigureOf, leadFigures, placeOf } from './depositFigures.ts';

/** As long as most sums. */
const sample = { amount: '1234.12', currency: 'USDT' } as const;
const feeSample = { amount: '10', currency: 'USDT' } as const;
const otherSample = { amount: '10.1234', currency: 'BTC' } as const;

interface DepositsLeadProps {
  isLoading: boolean;
  /** Undefined while loading or after a failure. */
  balance: Schema<'Balance'> | undefined;
  statistics: Schema<'Statistics'> | undefined;
  /** Those that are not closed, the next to end first. */
  open: Schema<'DepositPage'> | undefined;
  onShow: (deposit: Schema<'Deposit'>) => void;
  hrefs: { invest: string };
  seal: ReactNode;
}

/** What is on deposit and when it comes free, and what active and closed deposits brought beside what fees cost: the main currency first, then the others. */
export function DepositsLead({
  isLoading,
  balance,
  statistics,
  open,
  onShow,
  hrefs,
  seal,
}: DepositsLeadProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const shown = balance?.currencies[balance.currency];
  const also = balance && alsoOnDeposit(balance, locale);
  const hasAbout = useDisplayCurrency() !== undefined;
  return (
    <Card>
      <Stack gap={5}>
        <Head>
          <Stack gap={5}>
            {(isLoading || shown) && (
              <Stack gap={1}>
                <StatList>
                  <Stat
                    emphasis="lead"
                    label={t('lead.onDeposit')}
                    value={
                      shown ? (
                        <Amount value={shown.onDeposit} size="44" precision="glance" />
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
                          <AboutAmount
                            of={Object.values(balance.currencies).map(({ onDeposit }) => onDeposit)}
                          />
                        </>
                      ) : (
                        <Skeleton {...placeOf('alsoOnDeposit')}>
                          {t('lead.alsoOnDeposit', { amounts: sampleWord })}
                        </Skeleton>
                      ),
                    })}
                  />
                </StatList>
                <Counted balance={balance} place={placeOf('counted')} sampleDate={sampleWord} seal={seal} />
              </Stack>
            )}
            <Inline>
              <LinkButton variant="primary" icon={SproutIcon} href={hrefs.invest}>
                {t('lead.invest')}
              </LinkButton>
            </Inline>
          </Stack>
          {(isLoading || (open && open.total > 0)) && <DepositsAhead deposits={open} onShow={onShow} />}
        </Head>
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

/** The figure, beside it or below it when more comes free. */
const Head = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
  gap: ${token.space6};

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
