import { Button, DateField, Inline, Select, SelectItem } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { type OperationsFilters, operationTypes } from './operationsFilters.ts';

interface OperationFilterBarProps {
  filters: OperationsFilters;
  onChange: (changed: Partial<OperationsFilters>) => void;
  /** Given while there is a filter to clear. */
  onClear: (() => void) | undefined;
}

const ALL = 'all';

/** Narrows the list to a type and a period; each choice takes effect at once. */
export function OperationFilterBar({ filters, onChange, onClear }: OperationFilterBarProps) {
  const { t } = useTranslation('operations');
  const { type, from, to } = filters;
  const dayWords = {
    letters: { day: t('filter.day'), month: t('filter.month'), year: t('filter.year') },
    messages: {
      unreadable: (pattern: string) => t('filter.noSuchDay', { pattern }),
      outside: t('filter.endsFirst'),
    },
  };
  return (
    <Inline role="group" aria-label={t('filter.label')} gap={3} align="end">
      <Select
        label={t('filter.type')}
        placeholder={t('filter.allTypes')}
        value={type ?? ALL}
        onChange={(key) => onChange({ type: operationTypes.find((known) => known === key) })}
      >
        {[
          <SelectItem key={ALL} id={ALL} label={t('filter.allTypes')} />,
          ...operationTypes.map((known) => <SelectItem key={known} id={known} label={t(`type.${known}`)} />),
        ]}
      </Select>
      <Inline gap={3}>
        <DateField
          {...dayWords}
          label={t('filter.from')}
          value={from}
          maximum={to}
          onChange={(day) => onChange({ from: day })}
        />
        <DateField
          {...dayWords}
          label={t('filter.to')}
          value={to}
          minimum={from}
          onChange={(day) => onChange({ to: day })}
        />
      </Inline>
      {onClear && (
        <Button variant="quiet" onPress={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </Inline>
  );
}
