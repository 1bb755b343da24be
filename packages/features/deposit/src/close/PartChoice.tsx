import type { Schema } from '@meridian/api-client';
import { AmountField, type MoneyEntry } from '@meridian/forms';
import { formatMoney, type Money } from '@meridian/money';
import { Form, type FormProps, Radio, RadioGroup } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { closeMessages } from './messages.ts';

interface PartChoiceProps extends Pick<FormProps, 'validationErrors'> {
  whole: Money;
  bounds: Schema<'AmountBounds'>;
  entry: MoneyEntry;
  isPart: boolean;
  onChange: (isPart: boolean) => void;
}

/** Chooses between the whole deposit and a part of it. */
export function PartChoice({ whole, bounds, entry, isPart, onChange, validationErrors }: PartChoiceProps) {
  const { t, i18n } = useTranslation(closeMessages);
  return (
    // The confirmation is a button of the dialog.
    <Form onSubmit={(event) => event.preventDefault()} validationErrors={validationErrors}>
      <RadioGroup
        label={t('what')}
        value={isPart ? 'part' : 'whole'}
        onChange={(value) => onChange(value === 'part')}
      >
        <Radio value="whole">{t('whole', { amount: formatMoney(whole, i18n.language) })}</Radio>
        <Radio value="part">{t('part')}</Radio>
      </RadioGroup>
      {isPart && (
        <AmountField
          label={t('amount')}
          entry={entry}
          bounds={bounds}
          boundsMessage={(key, values) => t(key, values)}
          requiredMessage={t('required')}
        />
      )}
    </Form>
  );
}
