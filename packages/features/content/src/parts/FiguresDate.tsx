import { useDateFormat } from '@meridian/i18n';
import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Says of which day the figures beside it are, or where the figures are when the build had none. */
export function FiguresDate({ date }: { date: string | undefined }) {
  const { t } = useTranslation('content');
  const format = useDateFormat();
  return (
    <Text tone="muted">
      {date === undefined ? t('parts.figures.missing') : t('parts.figures.date', { date: format(date) })}
    </Text>
  );
}
