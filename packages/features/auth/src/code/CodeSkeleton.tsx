import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Placeholder of the form until the length of a code is known. */
export function CodeSkeleton() {
  const { t } = useTranslation('auth');
  return (
    <Stack gap={5} aria-busy>
      <VisuallyHidden role="status">{t('code.loading')}</VisuallyHidden>
      <Skeleton shape="block" />
      <Text>
        <Skeleton>{t('code.lifetime', { count: 10 })}</Skeleton>
      </Text>
      <Button variant="primary" size="large" isWide isDisabled>
        {t('code.submit')}
      </Button>
    </Stack>
  );
}
