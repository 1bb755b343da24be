import { Select, SelectItem, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { type WithdrawalFilters, withdrawalStatuses } from './withdrawalFilters.ts';

interface WithdrawalFilterBarProps {
  status: WithdrawalFilters['status'];
  onChange: (status: WithdrawalFilters['status']) => void;
}

const ALL = 'all';

/** Narrows the history to a status, in the words of section 4; the choice takes effect at once. */
export function WithdrawalFilterBar({ status, onChange }: WithdrawalFilterBarProps) {
  const { t } = useTranslation('withdraw');
  return (
    <Stack align="start">
      <Select
        label={t('history.status')}
        placeholder={t('filter.all')}
        value={status ?? ALL}
        onChange={(key) => onChange(withdrawalStatuses.find((offered) => offered === key))}
      >
        <SelectItem id={ALL} label={t('filter.all')} />
        {withdrawalStatuses.map((offered) => (
          <SelectItem key={offered} id={offered} label={t(`filter.${offered}`)} />
        ))}
      </Select>
    </Stack>
  );
}
