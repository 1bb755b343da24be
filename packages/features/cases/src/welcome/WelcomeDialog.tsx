import { Button, Dialog, Stack, Text } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRememberWelcome } from '../cases.requests.ts';
import { messages } from '../messages.ts';

/** The welcome for referrers of section 2. The server remembers that it was read, for every device. */
export default function WelcomeDialog() {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(true);
  const { trigger } = useRememberWelcome();

  function close() {
    setOpen(false);
    // If it fails, the welcome is shown again next time.
    void trigger();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t('welcome.title')}
      actions={
        <Button variant="primary" onPress={close} autoFocus>
          {t('welcome.close')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text>{t('welcome.body')}</Text>
        <Text>{t('welcome.honest')}</Text>
        <Text>{t('welcome.limits')}</Text>
      </Stack>
    </Dialog>
  );
}
