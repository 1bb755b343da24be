import type { ReadText } from '@meridian/personal-data';
import { useTranslation } from 'react-i18next';
import { messages as problemMessages } from '@meridian/problem';

/** Says in words why `readName` or `readLabel` refuses a text of at most so many characters; undefined if it does not. */
export function useTextRefusal(): (read: ReadText, most: number) => string | undefined {
  const { t } = useTranslation(problemMessages);
  return ({ refused }, most) => {
    switch (refused) {
      case undefined:
        return undefined;
      case 'required':
        return t('field.required');
      case 'malformed':
        return t('text.characters');
      case 'too_long':
        return t('field.too_long', { count: most });
    }
  };
}
