import { AuthLayout, Button, Heading, Logo, meridian, Stack, Text } from '@meridian/ui';
import { languageOf } from '../language/language.ts';

/** Not in `messages/`: they may be what failed to load. */
const WORDS = {
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

/** Shown instead of a whole page that failed. Depends on nothing but the address, so that it cannot fail with the page. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  const words = WORDS[languageOf(window.location.pathname)];
  return (
    <AuthLayout logo={<Logo {...meridian} />}>
      <title>{`${words.title} · Meridian`}</title>
      <Stack gap={4}>
        <Heading level={1}>{words.title}</Heading>
        <div role="alert">
          <Stack gap={4}>
            <Text size={16}>{words.body}</Text>
            <Text size={16}>{words.check}</Text>
          </Stack>
        </div>
        <div>
          <Button onPress={onRetry}>{words.retry}</Button>
        </div>
      </Stack>
    </AuthLayout>
  );
}
