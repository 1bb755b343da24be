import type { Schema } from '@meridian/api-client';
import {
  Button,
  DateTime,
  Icon,
  Inline,
  KeyRoundIcon,
  MonitorIcon,
  RefreshCwIcon,
  RelativeTime,
  Stack,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface PasskeyRowProps {
  passkey: Schema<'Passkey'>;
  onRename: () => void;
  onRemove: () => void;
}

const icons = { device: MonitorIcon, synced: RefreshCwIcon, security_key: KeyRoundIcon } as const;

/** One passkey: where it is kept, and when it was added and used. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation(messages);
  const { name, kind, createdDate, lastUseDate } = passkey;
  return (
    <Inline role="listitem" gap={3} align="start" justify="between">
      <Inline gap={3} align="start" isUnbroken>
        <Icon of={icons[kind]} />
        <Stack gap={1}>
          <Text weight="medium">{name}</Text>
          <Text tone="muted">{t(`passkeys.kind.${kind}`)}</Text>
          <Text tone="muted">
            <span>{t('passkeys.added')}</span> <DateTime value={createdDate} />
          </Text>
          <Text tone="muted">
            {lastUseDate === null ? (
              t('passkeys.unused')
            ) : (
              <>
                <span>{t('passkeys.lastUse')}</span> <RelativeTime value={lastUseDate} />
              </>
            )}
          </Text>
        </Stack>
      </Inline>
      <Inline gap={2}>
        <Button size="small" aria-label={t('passkeys.renameNamed', { name })} onPress={onRename}>
          {t('passkeys.rename')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('passkeys.removeNamed', { name })}
          onPress={onRemove}
        >
          {t('passkeys.remove')}
        </Button>
      </Inline>
    </Inline>
  );
}
