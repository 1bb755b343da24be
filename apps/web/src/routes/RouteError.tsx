import { Alert, Button, LinkButton } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages as frameMessages } from '@meridian/frame/messages';
import { usePaths } from './paths.ts';

/** Shown in the cabinet instead of a page that failed. A call may have been sent before, so it links to the operations. */
export function RouteError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(frameMessages);
  const paths = usePaths();
  return (
    <Alert
      isAnnounced
      tone="danger"
      title={t('routeError.title')}
      actions={
        <>
          <Button onPress={onRetry}>{t('routeError.retry')}</Button>
          <LinkButton href={paths.operations}>{t('routeError.operations')}</LinkButton>
        </>
      }
    >
      {t('routeError.body')}
    </Alert>
  );
}
