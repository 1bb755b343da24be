import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Stands where the owner of the site has not given a fact, so that the reader sees that it is missing. */
export function NotProvided() {
  const { t } = useTranslation('content');
  return (
    <Text isInline tone="warning" weight="medium">
      {t('documents.notProvided')}
    </Text>
  );
}
