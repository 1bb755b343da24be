import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Shown for a fact that the owner of the site has not given. Russian agrees with the gender of its name. */
export function NotProvided({ fact }: { fact: 'operator' | 'licence' | 'jurisdiction' }) {
  const { t } = useTranslation(messages);
  return (
    <Text isInline tone="warning" weight="medium">
      {t(`documents.notProvided.${fact}`)}
    </Text>
  );
}
