import { Button, Select, Skeleton, Stack, SwapFields, Text, TextField, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ExchangeTermsSkeleton } from './ExchangeTerms.tsx';

/** The form while its rules and the balance are loading. */
export function ExchangeFormSkeleton() {
  const { t } = useTranslation('exchange');
  const { t: tForms } = useTranslation('forms');
  const choice = (
    <Select shape="code" label={t('form.choose')} placeholder="USDT" isDisabled>
      {null}
    </Select>
  );
  return (
    <Stack gap={5} width="text" aria-busy>
      <VisuallyHidden role="status">{t('form.loading')}</VisuallyHidden>
      <div aria-hidden inert>
        <SwapFields
          first={{
            field: (
              <TextField
                label={t('form.sold')}
                placeholder="0"
                labelAside={<Skeleton>Available: 1,000.000000 USDT</Skeleton>}
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
      </div>
      <ExchangeTermsSkeleton />
      <Text>{t('form.risk')}</Text>
      <Skeleton shape="block" />
    </Stack>
  );
}
