import type { Schema } from '@meridian/api-client';
import { AmountField } from '@meridian/forms';
import { compare, type DecimalString, formatMoney, isZero, previewExchange } from '@meridian/money';
import { ArrowLeftRightIcon, Button, Select, SelectItem } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { mostToSell, type Pair, sellable } from './pairs.ts';
import type { useExchangeForm } from './useExchangeForm.ts';

interface ExchangeFieldsProps {
  balance: Schema<'Balance'>;
  setting: Schema<'SettingExchange'>;
  form: ReturnType<typeof useExchangeForm>;
}

/** The two currencies and their amounts. Either amount can be typed. */
export function ExchangeFields({ balance, setting, form }: ExchangeFieldsProps) {
  const { t, i18n } = useTranslation('exchange');
  const { pair, changePair, terms } = form;
  const sources = sellable(balance, setting);
  const targets = Object.keys(balance.currencies).filter((currency) => currency !== pair.from);
  const available = balance.currencies[pair.from]?.available ?? { amount: '0', currency: pair.from };
  const bounds = setting.amounts.find(({ minimum }) => minimum.currency === pair.from);

  function refuse(amount: DecimalString): string | null {
    if (compare(amount, available.amount) > 0) {
      return t('amount.insufficient', { available: formatMoney(available, i18n.language) });
    }
    return terms && isZero(previewExchange(amount, terms).received) ? t('amount.feeTakesAll') : null;
  }

  const choice = (label: string, value: string, codes: readonly string[], next: (code: string) => Pair) => (
    <Select
      label={label}
      placeholder={t('form.choose')}
      value={value}
      onChange={(code) => changePair(next(String(code)))}
    >
      {codes.map((code) => (
        <SelectItem key={code} id={code} label={code} />
      ))}
    </Select>
  );

  return (
    <>
      {choice(t('form.from'), pair.from, sources, (from) => ({
        from,
        to: from === pair.to ? pair.from : pair.to,
      }))}
      <AmountField
        name="amount"
        label={t('form.sold')}
        isLeading
        entry={form.sold}
        onEdit={() => form.setSide('sold')}
        bounds={bounds}
        boundsMessage={(key, values) => t(`amount.${key}`, values)}
        available={available.amount}
        most={mostToSell(bounds, available.amount)}
        refuse={refuse}
        requiredMessage={t('form.amountRequired')}
      />
      <Button
        variant="quiet"
        icon={ArrowLeftRightIcon}
        isDisabled={!sources.includes(pair.to)}
        onPress={() => changePair({ from: pair.to, to: pair.from })}
      >
        {t('form.swap')}
      </Button>
      {choice(t('form.to'), pair.to, targets, (to) => ({ ...pair, to }))}
      <AmountField
        name="received"
        label={t('form.received')}
        entry={form.received}
        onEdit={() => form.setSide('received')}
        description={t('form.receivedHint')}
      />
    </>
  );
}
