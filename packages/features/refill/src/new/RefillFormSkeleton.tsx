import { Amount, Card, Grid, KeyValueList, Skeleton, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
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
            <Stack gap={2}>
              <Text>{t('form.system')}</Text>
              <Stack gap={3}>
                {samples.map((sample, row) => (
                  <SystemRow key={sample.currency}>
                    <CoinMark currency="" />
                    <span>
                      <Skeleton>{t('form.asset', sample)}</Skeleton>
                    </span>
                    <small>
                      <Skeleton>
                        <span {...wordOf(`terms.${row}`, terms)}>{terms.free}</span>
                      </Skeleton>
                    </small>
                  </SystemRow>
                ))}
              </Stack>
              <Text>{t('form.systemHint')}</Text>
            </Stack>
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

/** As high as a `RadioCard` with a mark and the same texts. */
const SystemRow = styled('div')`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  align-content: center;
  align-items: center;
  column-gap: ${token.space3};
  box-sizing: border-box;
  min-block-size: ${token.space16};
  padding: ${token.space2} ${token.space4};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};

  & > svg {
    grid-row: span 2;
  }

  & > :not(svg) {
    padding-inline-end: 32px;
  }

  & > small {
    font-size: ${token.text12};
    line-height: ${token.line12};
  }
`;
