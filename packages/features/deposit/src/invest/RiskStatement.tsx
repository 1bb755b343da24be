import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { investMessages } from './messages.ts';

/** The risk warning, at the size of body text, shown wherever a deposit is offered or confirmed. */
export function RiskStatement() {
  const { t } = useTranslation(investMessages);
  return <Text size={16}>{t('risk')}</Text>;
}
