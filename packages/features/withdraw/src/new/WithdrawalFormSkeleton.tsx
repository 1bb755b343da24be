import { MoneyFormSkeleton } from '@meridian/forms';
import { Button, Inline, Row, RowList, Skeleton, Stack, Text, WalletIcon } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { WithdrawalNext } from './WithdrawalNext.tsx';

/** Shown while the terms of the form load, as high as the form with one wallet and no amount. */
export function WithdrawalFormSkeleton() {
  const { t } = useTranslation(messages);
  return (
    <MoneyFormSkeleton
      summaryTitle={t('summary.title')}
      summary={
        <Text tone="muted">
          <Skeleton>{t('summary.empty', { rule: '1.00 USDT + 0.5%' })}</Skeleton>
        </Text>
      }
      ahead={<WithdrawalNext expectedSeconds={undefined} />}
      actionLabel={t('form.submit')}
      loadingLabel={t('form.loading')}
    >
      <Stack gap={1}>
        <Text weight="medium">{t('wallet.label')}</Text>
        <RowList>
          <Row
            icon={WalletIcon}
            title={<Skeleton>USDT on net TRON</Skeleton>}
            detail={<Skeleton>TJRyWw…5tDe</Skeleton>}
            value={
              <Button size="small" isDisabled>
                {t('wallet.change')}
              </Button>
            }
          />
        </RowList>
      </Stack>
      <FieldSkeleton
        label={t('form.leaves')}
        aside="Available: 1,000.000000 USDT"
        description={t('form.bounds', { minimum: '25.00 USDT', maximum: '100,000.00 USDT' })}
      />
      <FieldSkeleton label={t('form.arrives')} />
      <Text tone="muted">{t('summary.risk')}</Text>
    </MoneyFormSkeleton>
  );
}

interface FieldSkeletonProps {
  label: string;
  aside?: string;
  description?: string;
}

const FieldSkeleton = ({ label, aside, description }: FieldSkeletonProps) => (
  <Stack gap={2}>
    <Inline justify="between" align="baseline" gap={0}>
      <Text weight="medium">{label}</Text>
      {aside !== undefined && <Skeleton>{aside}</Skeleton>}
    </Inline>
    <Skeleton shape="field" />
    {description !== undefined && (
      <Text>
        <Skeleton>{description}</Skeleton>
      </Text>
    )}
  </Stack>
);
