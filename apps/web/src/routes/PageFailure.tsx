import { AuthLayout, Button, Heading, Logo, Stack, Text } from '@meridian/ui';
import { brand } from '#brand';
import { fallbackLanguage, languageOfPath, textsByLanguage, type Translation } from '@meridian/i18n';
import type { pageFailure as en } from './pageFailure.en.ts';

/** Not in `messages/`, which may be what failed to load. */
const texts = textsByLanguage<Translation<typeof en>>(
  import.meta.glob('./pageFailure.*.ts', { eager: true }),
);

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
