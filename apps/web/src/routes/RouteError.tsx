import { Alert, Button } from '@meridian/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';

/** Stands in the place of a route whose code failed. What failed is in the console; the person's money is not in it. */
export function RouteError() {
  const { t } = useTranslation('web');
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
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
