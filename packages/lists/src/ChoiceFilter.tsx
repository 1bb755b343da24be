import { Select, SelectItem } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

interface ChoiceFilterProps<Choice extends string> {
  label: string;
  /** The item that removes the filter, such as "All types". */
  allLabel: string;
  choices: readonly { readonly id: Choice; readonly label: string }[];
  /** Undefined for all. */
  value: Choice | undefined;
  onChange: (choice: Choice | undefined) => void;
}

const ALL = 'all';

/** Narrows a list to one of a few values. For use inside a `FilterBar`. */
export function ChoiceFilter<Choice extends string>({
  label,
  allLabel,
  choices,
  value,
  onChange,
}: ChoiceFilterProps<Choice>) {
  return (
    <Select
      shape="pill"
      label={label}
      placeholder={allLabel}
      value={value ?? ALL}
      onChange={(key) => onChange(choices.find(({ id }) => id === key)?.id)}
    >
      {[
        <SelectItem key={ALL} id={ALL} label={allLabel} />,
        ...choices.map((choice) => <SelectItem key={choice.id} id={choice.id} label={choice.label} />),
      ]}
    </Select>
  );
}

interface CurrencyFilterProps {
  currencies: readonly string[];
  value: string | undefined;
  onChange: (currency: string | undefined) => void;
}

/** Narrows a list to a currency; one from the URL is offered even if the server no longer lists it. */
export function CurrencyFilter({ currencies, value, onChange }: CurrencyFilterProps) {
  const { t } = useTranslation('lists');
  const offered = new Set(value === undefined ? currencies : [...currencies, value]);
  return (
    <ChoiceFilter
      label={t('filter.currency')}
      allLabel={t('filter.allCurrencies')}
      choices={[...offered].map((code) => ({ id: code, label: code }))}
      value={value}
      onChange={onChange}
    />
  );
}
