import { useSetting } from '@meridian/api-client/react';
import { Skeleton, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** What the server usually has; reserves the place of the note. */
const usualHours = 24;

/** Says before a sensitive change how long nothing can be withdrawn after it. Nothing where the server does not pause. */
export function WithdrawalPauseNote() {
  const { t } = useTranslation(messages);
  const { data, error } = useSetting('withdrawal');
  if (data?.securityPauseHours === 0 || (!data && error)) return null;
  const text = t('pause', { count: data?.securityPauseHours ?? usualHours });
  return <Text tone="muted">{data ? text : <Skeleton>{text}</Skeleton>}</Text>;
}
