import type { Schema } from '@meridian/api-client';
import { serverNow } from '@meridian/i18n';
import { ProblemBanner } from '@meridian/problem';
import {
  Button,
  Card,
  EmptyState,
  Inline,
  KeyRoundIcon,
  PlusIcon,
  SkeletonRows,
  Stack,
  Text,
  useFocusAfterDialog,
  useToast,
} from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { KeyRow } from './KeyRow.tsx';
import { useReadOnlyKeys } from './readOnlyKeys.requests.ts';
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx';

// Loaded when it is opened: forms are large.
const NewKeyDialog = lazy(() => import('./NewKeyDialog.tsx'));

/** The keys with which tax tools read the statement and the operations: create and revoke. */
export function ReadOnlyKeysPage() {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const { data, error, mutate } = useReadOnlyKeys();
  const [opened, setOpened] = useState<'new' | Schema<'ReadOnlyKey'>>();
  const [changes, setChanges] = useState(0);
  const content = useFocusAfterDialog<HTMLDivElement>(changes);

  function finish() {
    setOpened(undefined);
    setChanges(changes + 1);
  }

  return (
    <Card>
      {data ? (
        <div ref={content} tabIndex={-1}>
          <Keys list={data} onCreate={() => setOpened('new')} onRevoke={setOpened} />
        </div>
      ) : error ? (
        <ProblemBanner error={error} onRetry={() => void mutate()} />
      ) : (
        <SkeletonRows count={3} />
      )}
      <Suspense>
        {opened === 'new' && data && (
          <NewKeyDialog validDays={data.validDays} onCreated={finish} onCancel={() => setOpened(undefined)} />
        )}
      </Suspense>
      {opened && opened !== 'new' && (
        <RevokeKeyDialog
          readOnlyKey={opened}
          onRevoked={() => {
            toast.show({ message: t('keys.revoked', { name: opened.name }) });
            finish();
          }}
          onCancel={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}

interface KeysProps {
  list: Schema<'ReadOnlyKeyList'>;
  onCreate: () => void;
  onRevoke: (readOnlyKey: Schema<'ReadOnlyKey'>) => void;
}

function Keys({ list: { items, maximum }, onCreate, onRevoke }: KeysProps) {
  const { t } = useTranslation(messages);
  const working = items.filter(({ expiryDate }) => Date.parse(expiryDate) > serverNow());
  const create = (
    <Button icon={PlusIcon} onPress={onCreate}>
      {t('keys.create')}
    </Button>
  );
  if (items.length === 0) {
    return (
      <EmptyState icon={KeyRoundIcon} headingLevel={2} title={t('keys.none')} action={create}>
        {t('keys.lead')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      <Text tone="muted">{t('keys.lead')}</Text>
      <Stack role="list" gap={5}>
        {items.map((item) => (
          <KeyRow
            key={item.id}
            readOnlyKey={item}
            hasEnded={!working.includes(item)}
            onRevoke={() => onRevoke(item)}
          />
        ))}
      </Stack>
      {working.length < maximum ? (
        <Inline>{create}</Inline>
      ) : (
        <Text>{t('keys.most', { count: maximum })}</Text>
      )}
      <Text tone="muted">{t('keys.ends')}</Text>
    </Stack>
  );
}
