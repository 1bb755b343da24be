import type { Schema } from '@meridian/api-client';
import { Button, LinkButton } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { WithdrawalReceipt } from '../details/WithdrawalReceipt.tsx';
import { messages } from '../messages.ts';

interface WithdrawalResultProps {
  withdrawal: Schema<'Withdrawal'>;
  hrefs: { operations: string };
  onAgain: () => void;
}

/** The accepted withdrawal and what happens next. */
export function WithdrawalResult({ withdrawal, hrefs, onAgain }: WithdrawalResultProps) {
  const { t } = useTranslation(messages);
  return (
    <WithdrawalReceipt
      title={t('result.title')}
      withdrawal={withdrawal}
      actions={
        <>
          <LinkButton variant="primary" href={hrefs.operations}>
            {t('result.toOperations')}
          </LinkButton>
          <Button variant="quiet" onPress={onAgain}>
            {t('result.again')}
          </Button>
        </>
      }
    />
  );
}
