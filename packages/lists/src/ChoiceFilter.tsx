import { Select, SelectGroup, SelectItem } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface Choices<Choice extends string> {
  readonly choices: readonly { readonly id: Choice; readonly label: string }[];
}

interface ChoiceFilterProps<Choice extends string> extends Choices<Choice> {
  label: string;
  /** The item that removes the filter, such as "All types". */
  allLabel: string;
  /** More choices below them, under a title. */
  group?: Choices<Choice> & { readonly title: string };
  /** Undefined for all. */
  value: Choice | undefined;
  onChange: (choice: Choice | undefined) => void;
}

const ALL = 'all';

const toItem = ({ id, label }: { readonly id: string; readonly label: string }) => (
  <SelectItem key={id} id={id} label={label} />
);

/** Narrows a list to one of a few values. For use inside a `FilterBar`. */
export function ChoiceFilter<Choice extends string>({
  label,
  allLabel,
  choices,
  group,
  value,
  onChange,
}: ChoiceFilterProps<Choice>) {
  return (
    <Select
      shape="pill"
      label={label}
      placeholder={allLabel}
      value={value ?? ALL}
      onChange={(key) => onChange([...choices, ...(group?.choices ?? [])].find(({ id }) => id === key)?.id)}
    >
      {[
        <SelectItem key={ALL} id={ALL} label={allLabel} />,
        ...choices.map(toItem),
        ...(group
          ? [
              <SelectGroup key="group" title={group.title}>
                {group.choices.map(toItem)}
              </SelectGroup>,
            ]
          : []),
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
  const { t } = useTranslation(messages);
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
