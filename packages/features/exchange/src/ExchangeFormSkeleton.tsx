import { SubmitArea } from '@meridian/forms';
import { Button, Grid, Select, Skeleton, Stack, Text, TextField, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages as formsMessages } from '@meridian/forms';
import { ExchangeSummary } from './ExchangeSummary.tsx';
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
    <Grid layout="aside" isAsideSticky gap={6} aria-busy>
      <Stack gap={4}>
        <VisuallyHidden role="status">{t('form.loading')}</VisuallyHidden>
        <div aria-hidden>
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
        </div>
        <Text>{t('form.risk')}</Text>
      </Stack>
      <ExchangeSummary quote={undefined} expiryDate={undefined} to="" exchange={null}>
        <SubmitArea problem={undefined} isDisabled>
          {t('form.submit')}
        </SubmitArea>
      </ExchangeSummary>
    </Grid>
  );
}
