import { MoneyFormSkeleton } from '@meridian/forms';
import { Button, Inline, MoneyShare, Select, Skeleton, Stack, Text, TextField } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages as formsMessages } from '@meridian/forms';
import { SwapFields } from './SwapFields.tsx';
import { messages } from './messages.ts';

/** The form while its rules and the balance are loading. */
export function ExchangeFormSkeleton() {
  const { t } = useTranslation(messages);
  const { t: tForms } = useTranslation(formsMessages);
  const choice = (
    <Select shape="code" label={t('form.choose')} placeholder="USDT" isDisabled>
      {null}
    </Select>
  );
  return (
    <MoneyFormSkeleton
      summaryTitle={t('summary.title')}
      summary={<Text tone="muted">{t('summary.empty')}</Text>}
      ahead={
        <Stack gap={2}>
          <Text weight="medium">{t('balances.now')}</Text>
          {['USDT', 'BTC'].map((currency) => (
            <div key={currency}>
              <Inline justify="between">
                <Text>
                  <Skeleton>{currency}</Skeleton>
                </Text>
                <Skeleton>1,000.00 USDT</Skeleton>
              </Inline>
              <MoneyShare free={0} />
            </div>
          ))}
        </Stack>
      }
      actionLabel={t('form.submit')}
      loadingLabel={t('form.loading')}
    >
      <SwapFields
        first={{
          field: (
            <TextField
              label={t('form.sold')}
              placeholder="0"
              labelAside={<Skeleton>Available: 1,000.00 USDT</Skeleton>}
              description={<Skeleton>From 10.00 USDT to 100,000.00 USDT.</Skeleton>}
              end={
                <Button size="small" variant="quiet" isDisabled>
                  {tForms('most')}
                </Button>
              }
              isDisabled
            />
          ),
          text: '',
          choice,
        }}
        second={{
          field: <TextField label={t('form.received')} placeholder="0" isDisabled />,
          text: '',
          choice,
        }}
        swapLabel={t('form.swap')}
        onSwap={() => {}}
        isSwapDisabled
      />
      <Text>
        <Skeleton>1 BTC = 64,000 USDT, fee 0.5%, fixed until 10:00:00</Skeleton>
      </Text>
      <Text tone="muted">{t('form.risk')}</Text>
    </MoneyFormSkeleton>
  );
}
