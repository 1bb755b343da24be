import { Alert, Button, KeyValueList, Skeleton } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface InviterNoticeProps {
  /** From the link. */
  inviter: string;
  /** From the server, once it is loaded. */
  login: string | undefined;
  isUnknown: boolean;
  isFailed: boolean;
  isChecking: boolean;
  onCheck: () => void;
}

/** Shows who invited the user, or why that is unknown. */
export function InviterNotice({
  inviter,
  login,
  isUnknown,
  isFailed,
  isChecking,
  onCheck,
}: InviterNoticeProps) {
  const { t } = useTranslation(messages);
  if (isUnknown) {
    return (
      <Alert tone="warning" isAnnounced title={t('register.inviter.unknown.title', { inviter })}>
        {t('register.inviter.unknown.body')}
      </Alert>
    );
  }
  if (login === undefined && isFailed) {
    const check = (
      <Button
        size="small"
        onPress={onCheck}
        isPending={isChecking}
        pendingLabel={t('register.inviter.loading')}
      >
        {t('register.inviter.unchecked.retry')}
      </Button>
    );
    return (
      <Alert tone="warning" isAnnounced title={t('register.inviter.unchecked.title')} actions={check}>
        {t('register.inviter.unchecked.body', { inviter })}
      </Alert>
    );
  }
  return (
    <KeyValueList
      items={[
        {
          id: 'inviter',
          term: t('register.inviter.label'),
          value: login ? <span translate="no">{login}</span> : <Skeleton>{inviter}</Skeleton>,
        },
      ]}
    />
  );
}
