import { Hash } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { useCopyTexts } from './useCopyTexts.ts';

/** Both ends of a hash or a seed. A press shows all of it. */
export function ShortHash({ value }: { value: string }) {
  const { t } = useTranslation(messages);
  return <Hash value={value} isShort wholeLabel={t('copy.whole')} {...useCopyTexts()} />;
}
