import { useBalance } from '@meridian/api-client/react';
import { useListFormat } from '@meridian/i18n';
import { formatMoney, isZero } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import {
  Amount,
  Card,
  Grid,
  Inline,
  LinkButton,
  Skeleton,
  SproutIcon,
  Stack,
  Stat,
  StatList,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** The totals on deposit and of held accruals: the person's main currency first, then the others. */
export function DepositsLead({ hrefs }: { hrefs: { invest: string } }) {
  const { t, i18n } = useTranslation('deposit');
  const formatList = useListFormat();
  const { data, error, mutate } = useBalance();
  if (error && !data) return <ProblemBanner error={error} onRetry={() => void mutate()} />;

  const shown = data?.currencies[data.currency];
  const others = Object.values(data?.currencies ?? {}).filter((balance) => balance !== shown);
  const elsewhere = (part: 'onDeposit' | 'heldAccruals') =>
    others.map(({ [part]: money }) => money).filter(({ amount }) => !isZero(amount));
  const alsoOnDeposit = elsewhere('onDeposit').map((money) => formatMoney(money, i18n.language));
  const figure = <Skeleton>1,000.00 USDT</Skeleton>;
  return (
    <Card>
      <Stack gap={4} aria-busy={!data}>
        <Grid>
          <StatList>
            <Stat
              emphasis="lead"
              label={t('lead.onDeposit')}
              value={shown ? <Amount value={shown.onDeposit} size="44" /> : figure}
              // Its line is reserved, so that the list below does not move when the balance arrives.
              hint={
                alsoOnDeposit.length > 0
                  ? t('lead.alsoOnDeposit', { amounts: formatList(alsoOnDeposit) })
                  : '\u00a0'
              }
            />
          </StatList>
          <StatList>
            <Stat
              label={t('lead.heldAccruals')}
              value={shown ? <Amount value={shown.heldAccruals} /> : figure}
              hint={
                <Stack gap={1}>
                  {elsewhere('heldAccruals').map((money) => (
                    <Amount key={money.currency} value={money} />
                  ))}
                  <span>{t('lead.heldUntil')}</span>
                </Stack>
              }
            />
          </StatList>
        </Grid>
        <Inline>
          <LinkButton variant="primary" icon={SproutIcon} href={hrefs.invest}>
            {t('lead.invest')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
