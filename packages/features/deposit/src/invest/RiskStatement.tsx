import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** The risk warning, at the size of body text, shown wherever a deposit is offered or confirmed. */
export function RiskStatement() {
  const { t } = useTranslation(messages);
  return <Text size={16}>{t('risk')}</Text>;
}
