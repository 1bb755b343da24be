import type { Schema } from '@meridian/api-client';
import { Amount, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** The own limit that an operation would exceed, and what is left of it. Loaded when it is shown: amounts are large. */
export default function ReachedLimit({
  reached: { kind, limit, left },
}: {
  reached: Schema<'ReachedLimit'>;
}) {
  const { t } = useTranslation(messages);
  return (
    <Text>
      <span>{t(`ownLimit.${kind}`)}</span> <Amount value={limit} />
      <span>{t('ownLimit.left')}</span> <Amount value={left} />
    </Text>
  );
}
