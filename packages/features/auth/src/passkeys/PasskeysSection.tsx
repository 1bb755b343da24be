import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import {
  Button,
  Card,
  EmptyState,
  KeyRoundIcon,
  PlusIcon,
  Skeleton,
  Stack,
  Text,
  useFocusAfterDialog,
  useToast,
} from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import { usePasskeys } from './passkeys.requests.ts';
import { RemovePasskey } from './RemovePasskey.tsx';
import { WherePasskeysWork } from './WherePasskeysWork.tsx';

// Loaded when they are opened: dialogs are large.
const AddPasskeyDialog = lazy(() => import('./AddPasskeyDialog.tsx'));
const RenamePasskeyDialog = lazy(() => import('./RenamePasskeyDialog.tsx'));

type Opened =
  | { readonly is: 'added' }
  | { readonly is: 'renamed' | 'removed'; readonly passkey: Schema<'Passkey'> };

/** The passkeys of the account: add, rename, remove. Nothing where the browser or the server has none. */
export const PasskeysSection = () => (
  <WherePasskeysWork>
    <Passkeys />
  </WherePasskeysWork>
);

function Passkeys() {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const { data, error, mutate } = usePasskeys();
  const [opened, setOpened] = useState<Opened>();
  const [changes, setChanges] = useState(0);
  const content = useFocusAfterDialog<HTMLDivElement>(changes);
  const hide = () => setOpened(undefined);

  function finish(message: string) {
    hide();
    setChanges(changes + 1);
    toast.show({ message });
  }

  const add = (
    <Button icon={PlusIcon} size="small" onPress={() => setOpened({ is: 'added' })}>
      {t('passkeys.add')}
    </Button>
  );
  const hasSome = data !== undefined && data.items.length > 0;
  return (
    <Card title={t('passkeys.title')} action={hasSome && add}>
      {data ? (
        <div ref={content} tabIndex={-1}>
          {hasSome ? (
            <Stack gap={5}>
              <Text tone="muted">{t('passkeys.lead')}</Text>
              <Stack role="list" gap={5}>
                {data.items.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRename={() => setOpened({ is: 'renamed', passkey })}
                    onRemove={() => setOpened({ is: 'removed', passkey })}
                  />
                ))}
              </Stack>
              <Text tone="muted">{t('passkeys.lost')}</Text>
            </Stack>
          ) : (
            <EmptyState icon={KeyRoundIcon} headingLevel={3} title={t('passkeys.emptyTitle')} action={add}>
              {t('passkeys.lead')}
            </EmptyState>
          )}
        </div>
      ) : error ? (
        <ProblemBanner error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton shape="block" />
      )}
      <Suspense>
        {opened?.is === 'added' && (
          <AddPasskeyDialog
            onAdded={({ name }) => finish(t('passkeys.addedToast', { name }))}
            onCancel={hide}
          />
        )}
        {opened?.is === 'renamed' && (
          <RenamePasskeyDialog
            passkey={opened.passkey}
            onRenamed={() => finish(t('passkeys.renamedToast'))}
            onCancel={hide}
          />
        )}
      </Suspense>
      {opened?.is === 'removed' && (
        <RemovePasskey
          passkey={opened.passkey}
          onRemoved={() => finish(t('passkeys.removedToast', { name: opened.passkey.name }))}
          onCancel={hide}
        />
      )}
    </Card>
  );
}
