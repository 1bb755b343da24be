import type { Schema } from '@meridian/api-client';
import { useSetting } from '@meridian/api-client/react';
import { SupportText } from '@meridian/problem';
import {
  Alert,
  Amount,
  CopyField,
  DateTime,
  Grid,
  Heading,
  QrCode,
  Stack,
  Stat,
  StatList,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** The address of a refill: the amount, the time limit, and what must not be sent to it. */
export function RefillAddress({ refill }: { refill: Schema<'Refill'> }) {
  const { t } = useTranslation('refill');
  const { data: setting } = useSetting('refill');
  const { network, address, requestedAmount, creationDate } = refill;
  const names = { currency: requestedAmount.currency, network };
  const until = setting && later(creationDate, setting.addressLifetimeSeconds);

  return (
    <Stack gap={6}>
      <Grid layout="figure" gap={6}>
        <QrCode value={address} label={t('address.qr', names)} missingLabel={t('address.qrMissing')} />
        <Stack gap={4}>
          <StatList>
            <Stat
              emphasis="lead"
              label={t('address.amount')}
              value={<Amount value={requestedAmount} />}
              hint={
                until && (
                  <>
                    {t('address.until')} <DateTime value={until} />
                  </>
                )
              }
            />
          </StatList>
          <CopyField
            label={t('address.label', names)}
            value={address}
            grouping="fours"
            copyLabel={t('address.copy')}
            copiedLabel={t('address.copied')}
            failedLabel={t('address.copyFailed')}
          />
        </Stack>
      </Grid>
      <Alert tone="warning" title={t('address.warningTitle', names)}>
        {t('address.warningBody')}
      </Alert>
      <Stack gap={2}>
        <Heading level={3}>{t('address.otherCoinTitle')}</Heading>
        <Text>
          <SupportText>{t('address.otherCoinBody', names)}</SupportText>
        </Text>
      </Stack>
      <Stack gap={2}>
        <Heading level={3}>{t('address.otherAmountTitle')}</Heading>
        <Text>{t('address.otherAmountBody')}</Text>
      </Stack>
      <Text tone="muted">{t('address.stays')}</Text>
    </Stack>
  );
}

function later(date: string, seconds: number): string {
  return new Date(Date.parse(date) + seconds * 1000).toISOString();
}
