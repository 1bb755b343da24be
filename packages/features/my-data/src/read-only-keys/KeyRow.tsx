import type { Schema } from '@meridian/api-client';
import { Button, DateTime, Icon, Inline, KeyRoundIcon, RelativeTime, Stack, Tag, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface KeyRowProps {
  readOnlyKey: Schema<'ReadOnlyKey'>;
  hasEnded: boolean;
  onRevoke: () => void;
}

/** One key: how it begins, until when it works and when it was used. */
export function KeyRow({ readOnlyKey, hasEnded, onRevoke }: KeyRowProps) {
  const { t } = useTranslation(messages);
  const { name, firstCharacters, createdDate, expiryDate, lastUseDate } = readOnlyKey;
  return (
    <Inline role="listitem" gap={3} align="start" justify="between">
      <Inline gap={3} align="start" isUnbroken>
        <Icon of={KeyRoundIcon} />
        <Stack gap={1}>
          <Inline gap={2}>
            <Text weight="medium">{name}</Text>
            {hasEnded && <Tag label={t('keys.ended')} />}
          </Inline>
          <Text tone="muted">
            <span>{t('keys.starts')}</span> <code translate="no">{firstCharacters}</code>
          </Text>
          <Inline gap={3}>
            <Text tone="muted">
              <span>{t('keys.created')}</span> <DateTime value={createdDate} precision="day" />
            </Text>
            <Text tone="muted">
              <span>{t(hasEnded ? 'keys.wasUntil' : 'keys.until')}</span>{' '}
              <DateTime value={expiryDate} precision="day" year="always" />
            </Text>
          </Inline>
          <Text tone="muted">
            {lastUseDate === null ? (
              t('keys.unused')
            ) : (
              <>
                <span>{t('keys.lastUse')}</span> <RelativeTime value={lastUseDate} />
              </>
            )}
          </Text>
        </Stack>
      </Inline>
      {!hasEnded && (
        <Button size="small" aria-label={t('keys.revokeNamed', { name })} onPress={onRevoke}>
          {t('keys.revoke')}
        </Button>
      )}
    </Inline>
  );
}
