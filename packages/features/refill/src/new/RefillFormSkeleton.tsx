import { MoneyFormSkeleton } from '@meridian/forms';
import { Skeleton, Stack, Text } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { CoinMark } from './CoinMark.tsx';
import { RefillNext } from './RefillNext.tsx';
import { samples, wordOf } from './refillFigures.ts';

/** Shown while the terms of the form load. */
export function RefillFormSkeleton() {
  const { t } = useTranslation(messages);
  const time = '5 minutes';
  const terms = {
    paused: t('form.paused'),
    free: `${t('form.free')} ${time}`,
    fee: `${t('form.withFee')} ${time}`,
  };
  return (
    <MoneyFormSkeleton
      summaryTitle={t('summary.title')}
      summary={<Text tone="muted">{t('summary.chooseFirst')}</Text>}
      ahead={<RefillNext />}
      actionLabel={t('form.submit')}
      loadingLabel={t('form.loading')}
    >
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
    </MoneyFormSkeleton>
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
