import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Placeholder of the form until the length of a code is known. */
export function ConfirmPhoneSkeleton() {
  const { t } = useTranslation('auth');
  return (
    <Stack gap={5} aria-busy>
      <VisuallyHidden role="status">{t('confirmPhone.loading')}</VisuallyHidden>
      <Skeleton shape="block" />
      <Text>
        <Skeleton>{t('confirmPhone.lifetime', { count: 10 })}</Skeleton>
      </Text>
      <Button variant="primary" size="large" isWide isDisabled>
        {t('confirmPhone.submit')}
      </Button>
    </Stack>
  );
}
