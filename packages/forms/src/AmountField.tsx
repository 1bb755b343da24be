import { type Bounds, type DecimalString, formatMoney } from '@meridian/money';
import { MoneyField, type MoneyFieldProps, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import type { MoneyEntry } from './useMoneyEntry.ts';

type FieldProps = Pick<
  MoneyFieldProps,
  | 'label'
  | 'placeholder'
  | 'isLeading'
  | 'description'
  | 'isNoteQuiet'
  | 'isCurrencyBeside'
  | 'requiredMessage'
>;

/** The bounds of the amount, with the operation's own messages (section 5 of the specification). */
type Bounded =
  | {
      bounds: Bounds | undefined;
      /** `range` is shown below the field, the others for an amount outside. Amounts are formatted. */
      boundsMessage: (
        key: 'range' | 'belowMinimum' | 'aboveMaximum',
        bounds: { minimum: string; maximum: string },
      ) => string;
    }
  | { bounds?: undefined; boundsMessage?: undefined };

export type AmountFieldProps = FieldProps &
  Bounded & {
    entry: MoneyEntry;
    /** By default `amount`. */
    name?: string;
    /** The available balance, shown beside the label. */
    available?: DecimalString;
    /** Cuts the available balance to a glance, for a label without room. The "Max" button fills in all of it. */
    isAvailableAtGlance?: boolean;
    /** A link beside the available balance, or in its place. */
    availableLink?: ReactNode;
    /** The amount that the "Max" button fills in; null if there is none now. */
    most?: DecimalString | null;
    /** The message for a readable amount within the bounds that is refused; null for a valid one. */
    refuse?: (amount: DecimalString) => string | null;
    /** Called when the user edits the amount, before it changes. */
    onEdit?: () => void;
  };

/** A field for the amount of `useMoneyEntry`. It starts again, without an error, when the currency changes. */
export function AmountField({
  entry: { currency, decimals, value, change, isComputed },
  bounds,
  boundsMessage,
  name = 'amount',
  available,
  isAvailableAtGlance = false,
  availableLink,
  most,
  refuse,
  onEdit,
  ...props
}: AmountFieldProps) {
  const { t, i18n } = useTranslation(messages);
  const format = (amount: DecimalString) => formatMoney({ amount, currency }, i18n.language);
  const boundsText = (key: 'range' | 'belowMinimum' | 'aboveMaximum') =>
    bounds &&
    boundsMessage(key, { minimum: format(bounds.minimum.amount), maximum: format(bounds.maximum.amount) });
  return (
    <MoneyField
      key={currency}
      labelAside={
        (available !== undefined || availableLink !== undefined) && (
          <Text isInline tone="muted">
            {available !== undefined && (
              <span>
                {t('available', {
                  amount: formatMoney(
                    { amount: available, currency },
                    i18n.language,
                    isAvailableAtGlance ? 'glance' : 'exact',
                  ),
                })}
              </span>
            )}
            {available !== undefined && availableLink !== undefined && <span>{'. '}</span>}
            {availableLink}
          </Text>
        )
      }
      description={boundsText('range')}
      {...props}
      name={name}
      value={value}
      onChange={(changed) => {
        onEdit?.();
        change(changed);
      }}
      currency={currency}
      decimals={decimals}
      minimum={bounds?.minimum.amount}
      maximum={bounds?.maximum.amount}
      validateAmount={refuse}
      fill={most ? { label: t('most'), amount: most } : undefined}
      messages={{
        unreadable: (reason) => t(`amount.${reason}`, { decimals }),
        ambiguous: ([grouped, decimal]) => t('amount.ambiguous', { grouped, decimal }),
        belowMinimum: () => boundsText('belowMinimum') ?? '',
        aboveMaximum: () => boundsText('aboveMaximum') ?? '',
        understood: (amount) => (isComputed ? '' : t('amount.understood', { amount })),
      }}
    />
  );
}
