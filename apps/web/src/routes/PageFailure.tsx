import { AuthLayout, Button, Heading, Logo, Stack, Text } from '@meridian/ui';
import { brand } from '../brand.ts';
import { fallbackLanguage, languageOfPath } from '@meridian/i18n';

/** Not in `messages/`, which may be what failed to load. */
const texts = {
  en: {
    title: 'This page could not be shown',
    body: 'Something failed while the page was being loaded or shown. Your balance and your operations are kept on the server.',
    check:
      'If you had just confirmed something, it may already have been carried out: check your operations before you repeat it.',
    retry: 'Load the page again',
  },
  ru: {
    title: 'Не удалось показать страницу',
    body: 'Сбой произошёл при загрузке или показе страницы. Баланс и операции хранятся на сервере.',
    check:
      'Если вы только что что-то подтвердили, действие могло быть выполнено: прежде чем повторять, проверьте список операций.',
    retry: 'Загрузить страницу ещё раз',
  },
};

/** Shown instead of a whole page that failed. It depends on the address only, so it cannot fail for the same reason. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  const text = texts[languageOfPath(window.location.pathname) ?? fallbackLanguage];
  return (
    <AuthLayout logo={<Logo {...brand} />}>
      <title>{`${text.title} · ${brand.name}`}</title>
      <Stack gap={4}>
        <Heading level={1}>{text.title}</Heading>
        <div role="alert">
          <Stack gap={4}>
            <Text size={16}>{text.body}</Text>
            <Text size={16}>{text.check}</Text>
          </Stack>
        </div>
        <div>
          <Button onPress={onRetry}>{text.retry}</Button>
        </div>
      </Stack>
    </AuthLayout>
  );
}
