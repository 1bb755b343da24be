import { Alert, Button } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Stands in the place of a route whose code failed. What failed is in the console; the person's money is not in it. */
export function RouteError() {
  const { t } = useTranslation('web');
  return (
    <Alert
      tone="danger"
      title={t('routeError.title')}
      actions={<Button onPress={() => window.location.reload()}>{t('routeError.retry')}</Button>}
    >
      {t('routeError.body')}
    </Alert>
  );
}
