import type { Schema } from '@meridian/api-client';
import { Alert, CircleCheckIcon, Icon, Inline, Stack, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { conditionMessages } from './messages.ts';

interface ConditionListProps {
  conditions: readonly Schema<'WithdrawalCondition'>[];
  /** What leads to meeting a condition. */
  ways?: Readonly<Partial<Record<Schema<'WithdrawalConditionCode'>, ReactNode>>>;
}

/** The conditions of a withdrawal in the server's order: those that are met in one line, the others with what is missing. */
export function ConditionList({ conditions, ways }: ConditionListProps) {
  const { t } = useTranslation(conditionMessages);
  return (
    <Stack gap={3} role="list">
      {conditions.map(({ code, met }) => (
        <div key={code} role="listitem">
          {met ? (
            <Inline isUnbroken gap={2}>
              <Icon of={CircleCheckIcon} />
              <Text isInline>{t(`${code}.met`)}</Text>
            </Inline>
          ) : (
            <Alert tone="warning" title={t(`${code}.title`)} actions={ways?.[code]}>
              {t(`${code}.body`)}
            </Alert>
          )}
        </div>
      ))}
    </Stack>
  );
}
