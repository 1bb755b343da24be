import { SegmentedControl, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useCourses } from './courses.requests.ts';
import { messages } from './messages.ts';

export interface DisplayCurrencyChoiceProps {
  /** The chosen currency. */
  value: string;
  /** Stores the choice. It takes effect at once. */
  onChange: (code: string) => void;
}

/** Chooses the currency that values are shown in. The list comes from the server. */
export function DisplayCurrencyChoice({ value, onChange }: DisplayCurrencyChoiceProps) {
  const { t } = useTranslation(messages);
  const { data, error } = useCourses();
  if (!data) return <Text tone="muted">{t(error ? 'choice.failed' : 'choice.loading')}</Text>;
  return (
    <div translate="no">
      <SegmentedControl
        label={t('choice.label')}
        options={data.displayCurrencies.map((code) => ({ value: code, label: code }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
