import { Button, DateRangeField, Inline, Select, SelectItem } from '@meridian/ui';
import { useState } from 'react';
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
  // A refused day never reached the filters, so clearing them leaves it in its field, unless the field is made anew.
  const [clears, setClears] = useState(0);
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
      <DateRangeField
        key={clears}
        label={t('filter.period')}
        fromLabel={t('filter.from')}
        toLabel={t('filter.to')}
        value={{ from, to }}
        onChange={onChange}
        calendarLabel={t('filter.choosePeriod')}
        letters={{ day: t('filter.day'), month: t('filter.month'), year: t('filter.year') }}
        messages={{
          unreadable: (pattern) => t('filter.noSuchDay', { pattern }),
          endsFirst: t('filter.endsFirst'),
        }}
      />
      {onClear && (
        <Button
          variant="quiet"
          onPress={() => {
            setClears(clears + 1);
            onClear();
          }}
        >
          {t('filter.clear')}
        </Button>
      )}
    </Inline>
  );
}
