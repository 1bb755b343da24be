import { useBalance } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import {
  Amount,
  Card,
  ChevronsUpDownIcon,
  Grid,
  IconButton,
  Inline,
  LinkButton,
  Skeleton,
  Stack,
  Stat,
  StatList,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { BalanceChoice } from '../balance/BalanceChoice.tsx';
import { figureOf, shownOf } from '../balance/shownOf.ts';
import { BalanceNotes } from './BalanceNotes.tsx';

interface BalanceLeadProps {
  hrefs: { refill: string; invest: string; withdrawal: string; exchange: string };
}

/** The balance that the person has chosen to see first, and the actions on it. */
export function BalanceLead({ hrefs }: BalanceLeadProps) {
  const { t } = useTranslation('cabinet');
  const { data, error, mutate } = useBalance();
  const shown = data && shownOf(data);
  return (
    <Card>
      <Stack gap={4}>
        {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {(data || !error) && (
          <Inline isUnbroken gap={2} align="start" justify="between" aria-busy={!data}>
            <StatList>
              <Stat
                emphasis="lead"
                label={t(`balance.${data ? figureOf[data.type] : 'available'}`)}
                value={
                  data ? (
                    shown ? (
                      <Amount size="44" value={shown} />
                    ) : (
                      t('balance.unknown')
                    )
                  ) : (
                    <Skeleton>1,000.00 USDT</Skeleton>
                  )
                }
              />
            </StatList>
            {data && (
              <BalanceChoice
                balance={data}
                trigger={<IconButton icon={ChevronsUpDownIcon} label={t('choice.title')} />}
              />
            )}
          </Inline>
        )}
        <Grid min="action" gap={2}>
          <LinkButton variant="primary" href={hrefs.refill}>
            {t('action.refill')}
          </LinkButton>
          <LinkButton href={hrefs.invest}>{t('action.invest')}</LinkButton>
          <LinkButton href={hrefs.withdrawal}>{t('action.withdraw')}</LinkButton>
          <LinkButton href={hrefs.exchange}>{t('action.exchange')}</LinkButton>
        </Grid>
        {/* Last, because the number of notes is unknown while loading. */}
        {data && <BalanceNotes balance={data} />}
      </Stack>
    </Card>
  );
}
