import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** The texts of a button that copies, for the props of `Hash` and `CopyField`. */
export function useCopyTexts() {
  const { t } = useTranslation(messages);
  return { copyLabel: t('copy.text'), copiedLabel: t('copy.done'), failedLabel: t('copy.failed') };
}
