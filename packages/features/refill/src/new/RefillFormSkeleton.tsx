import {
  Amount,
  Card,
  Grid,
  KeyValueList,
  RadioCard,
  RadioCards,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { CoinMark } from './CoinMark.tsx';
import { placeOf, samples, wordOf } from './refillFigures.ts';

/** Shown while the terms of the form load. */
export function RefillFormSkeleton() {
  const { t } = useTranslation(messages);
  const time = '5 minutes';
  const terms = {
    paused: t('form.paused'),
    free: `${t('form.free')} ${time}`,
    fee: `${t('form.withFee')} ${time}`,
  };
  const figure = (name: 'sent' | 'received') => (
    <Skeleton {...placeOf(name)}>
      <Amount value={{ amount: '10', currency: 'USDT' }} />
    </Skeleton>
  );
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('form.loading')}</VisuallyHidden>
      <Grid layout="aside" gap={6}>
        <Card title={t('form.title')}>
          <Stack gap={5}>
            <RadioCards isReadOnly label={t('form.system')} description={t('form.systemHint')}>
              {samples.map((sample, row) => (
                <RadioCard
                  key={row}
                  value={String(row)}
                  mark={<CoinMark currency="" />}
                  label={<Skeleton>{t('form.asset', sample)}</Skeleton>}
                  description={
                    <Skeleton>
                      <span {...wordOf(`terms.${row}`, terms)}>{terms.free}</span>
                    </Skeleton>
                  }
                />
              ))}
            </RadioCards>
            <Stack gap={2}>
              <Text>{t('form.amount')}</Text>
              <Skeleton shape="field" />
              <Text>
                <Skeleton />
              </Text>
            </Stack>
          </Stack>
        </Card>
        <Card title={t('summary.title')} surface="sunken">
          <Stack gap={4}>
            <Text tone="muted">
              <span>{t('summary.chooseFirst')}</span>{' '}
              <Skeleton shape="inline">{t('summary.example', samples[0])}</Skeleton>
            </Text>
            <KeyValueList
              items={[
                { id: 'sent', term: t('summary.sent'), value: figure('sent') },
                { id: 'fee', term: t('summary.fee'), value: <Skeleton>None</Skeleton> },
                { id: 'received', term: t('summary.receive'), value: figure('received') },
                { id: 'time', term: t('summary.time'), value: <Skeleton>{time}</Skeleton> },
                { id: 'addressTime', term: t('summary.addressTime'), value: <Skeleton>24 hours</Skeleton> },
              ]}
            />
            <Skeleton shape="block" />
          </Stack>
        </Card>
      </Grid>
    </div>
  );
}
