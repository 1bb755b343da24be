import type { Schema } from '@meridian/api-client';
import { Card, ChevronRightIcon, Icon, Row, RowList, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { protectionMessages } from './messages.ts';

/** Where each protection is set up. */
export type MissingHrefs = Readonly<Record<Schema<'MissingProtection'>, string>>;

interface MissingCardProps {
  missing: readonly Schema<'MissingProtection'>[];
  hrefs: MissingHrefs;
}

/** What the service offers and the user does not use yet, in words and without a score. */
export function MissingCard({ missing, hrefs }: MissingCardProps) {
  const { t } = useTranslation(protectionMessages);
  return (
    <Card title={t('missing.title')}>
      {missing.length === 0 ? (
        <Text>{t('missing.nothing')}</Text>
      ) : (
        <Stack gap={4}>
          <Text tone="muted">{t('missing.body')}</Text>
          <RowList>
            {missing.map((kind) => (
              <Row
                key={kind}
                href={hrefs[kind]}
                title={t(`missing.${kind}.title`)}
                detail={t(`missing.${kind}.body`)}
                value={
                  <Text isInline tone="muted">
                    <Icon of={ChevronRightIcon} size={16} />
                  </Text>
                }
              />
            ))}
          </RowList>
        </Stack>
      )}
    </Card>
  );
}
