import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Placeholder of the form until the length of a code is known. */
export function CodeSkeleton({ submitLabel }: { submitLabel: string }) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={5} aria-busy>
      <VisuallyHidden role="status">{t('code.loading')}</VisuallyHidden>
      <Text>
        <Skeleton>{t('confirm.phone.lead', { sentTo: '+44\u00A0••••\u00A0•••000' })}</Skeleton>
      </Text>
      <Stack gap={5}>
        <Stack gap={2}>
          <Text>
            <Skeleton>{t('field.code')}</Skeleton>
          </Text>
          <Skeleton shape="block" />
          <Text>
            <Skeleton>{`${t('code.lifetime', { count: 10 })} ${t('code.attempts', { count: 5 })}`}</Skeleton>
          </Text>
        </Stack>
        <Button variant="primary" size="large" isWide isDisabled>
          {submitLabel}
        </Button>
      </Stack>
      <Stack gap={3} aria-hidden>
        <Text>
          <Skeleton>{t('code.wait', { count: 60 })}</Skeleton>
        </Text>
        <Button isWide isDisabled>
          {t('code.sendAgain')}
        </Button>
      </Stack>
    </Stack>
  );
}
