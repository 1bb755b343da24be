import { Menu, type MenuGroup, PillButton } from '@meridian/ui';
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

/** Narrows a list to one of a few values. For use inside a `FilterBar`. A menu, because its list loads only when it is used. */
export function ChoiceFilter<Choice extends string>({
  label,
  allLabel,
  choices,
  group,
  value,
  onChange,
}: ChoiceFilterProps<Choice>) {
  const offered = [...choices, ...(group?.choices ?? [])];
  const groupOf = (id: string, title: string, items: MenuGroup['items']): MenuGroup => ({
    id,
    title,
    items,
    selectionMode: 'single',
    selectedKeys: [value ?? ALL],
    onSelectionChange(keys) {
      // Choosing again what is chosen changes nothing.
      const [chosen] = keys === 'all' ? [] : keys;
      if (chosen !== undefined) onChange(offered.find(({ id: known }) => known === chosen)?.id);
    },
  });
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={<PillButton label={label} value={offered.find(({ id }) => id === value)?.label ?? allLabel} />}
      items={[
        groupOf('choices', label, [{ id: ALL, label: allLabel }, ...choices]),
        ...(group ? [groupOf('group', group.title, group.choices)] : []),
      ]}
    />
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
