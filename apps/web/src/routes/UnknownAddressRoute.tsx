import { Heading, LinkButton, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages as frameMessages } from '@meridian/frame/messages';
import { EntranceLayout } from './EntranceLayout.tsx';
import { usePaths } from './paths.ts';

/** The page for an unknown address outside the cabinet. */
export function Component() {
  const { t } = useTranslation(frameMessages);
  const paths = usePaths();
  return (
    <EntranceLayout>
      <Stack gap={4}>
        <Heading level={1}>{t('notFound.title')}</Heading>
        <Text size={16}>{t('notFound.body')}</Text>
        <div>
          <LinkButton href={paths.cabinet}>{t('notFound.home')}</LinkButton>
        </div>
      </Stack>
    </EntranceLayout>
  );
}
