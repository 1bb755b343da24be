import { useBalance } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import {
  Amount,
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  Card,
  Inline,
  LinkButton,
  Skeleton,
  SproutIcon,
  Stack,
  Stat,
  StatList,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { availableOf } from '../availableOf.ts';
import { BalanceNotes } from './BalanceNotes.tsx';

interface BalanceLeadProps {
  hrefs: { refill: string; invest: string; withdrawal: string };
}

/** The available balance and the actions on it. */
export function BalanceLead({ hrefs }: BalanceLeadProps) {
  const { t } = useTranslation('cabinet');
  const { data, error, mutate } = useBalance();
  return (
    <Card>
      <Stack>
        {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        <Inline gap={6} align="end" justify="between" aria-busy={!data && !error}>
          {(data || !error) && (
            <StatList>
              <Stat
                emphasis="lead"
                label={t('balance.available')}
                value={
                  data ? <Amount size="44" value={availableOf(data)} /> : <Skeleton>1,000.00 USDT</Skeleton>
                }
              />
            </StatList>
          )}
          <Inline gap={2}>
            <LinkButton variant="primary" icon={ArrowDownToLineIcon} href={hrefs.refill}>
              {t('action.refill')}
            </LinkButton>
            <LinkButton icon={SproutIcon} href={hrefs.invest}>
              {t('action.invest')}
            </LinkButton>
            <LinkButton icon={ArrowUpFromLineIcon} href={hrefs.withdrawal}>
              {t('action.withdraw')}
            </LinkButton>
          </Inline>
        </Inline>
        {/* Last, because the number of notes is unknown while loading. */}
        {data && <BalanceNotes balance={data} />}
      </Stack>
    </Card>
  );
}
