import type { Schema } from '@meridian/api-client';
import { Amount, KeyValueList, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface ConfirmationFiguresProps {
  confirmation: Schema<'WithdrawalConfirmation'>;
}

/** The fixed amounts and the wallet that the code confirms. */
export function ConfirmationFigures({
  confirmation: { net, amount, fee, wallet },
}: ConfirmationFiguresProps) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={4}>
      <StatList>
        <Stat
          emphasis="panel"
          label={t('summary.receive')}
          value={<Amount value={net} />}
          hint={t('code.fixed')}
        />
      </StatList>
      <KeyValueList
        items={[
          { id: 'amount', term: t('summary.leaves'), value: <Amount value={amount} /> },
          { id: 'fee', term: t('summary.fee'), value: <Amount value={fee} /> },
          {
            id: 'wallet',
            term: t('details.wallet'),
            value: (
              <Text isInline isCode>
                {wallet}
              </Text>
            ),
          },
        ]}
      />
    </Stack>
  );
}
