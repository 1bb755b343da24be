import type { Schema } from '@meridian/api-client';
import { SupportText } from '@meridian/problem';
import { Amount, CircleAlertIcon, CircleCheckIcon, Icon, Inline, Link, Stack, Text } from '@meridian/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** Where each condition can be met. */
export type ConditionHrefs = Readonly<Record<Schema<'ClosingConditionCode'>, string>>;

interface ConditionListProps {
  conditions: readonly Schema<'ClosingCondition'>[];
  hrefs: ConditionHrefs;
}

/** The conditions of closing in the server's order, each with its state, and what is in the way with a link to it. */
export function ConditionList({ conditions, hrefs }: ConditionListProps) {
  return (
    <Stack gap={3} role="list">
      {conditions.map((condition) => (
        <div key={condition.code} role="listitem">
          {condition.met ? <Met code={condition.code} /> : <Unmet {...condition} hrefs={hrefs} />}
        </div>
      ))}
    </Stack>
  );
}

function Met({ code }: Pick<Schema<'ClosingCondition'>, 'code'>) {
  const { t } = useTranslation(messages);
  return (
    <Inline isUnbroken gap={2}>
      <Icon of={CircleCheckIcon} />
      <Text isInline>{t(`closing.condition.${code}.met`)}</Text>
    </Inline>
  );
}

function Unmet({
  code,
  count,
  amounts,
  hrefs,
}: Schema<'ClosingCondition'> & Pick<ConditionListProps, 'hrefs'>) {
  const { t } = useTranslation(messages);
  return (
    <Inline isUnbroken gap={2} align="start">
      <Icon of={CircleAlertIcon} />
      <Stack gap={1}>
        <Text weight="medium">{t(`closing.condition.${code}.title`, { count })}</Text>
        <Text tone="muted">
          {amounts.map((amount, index) => (
            <Fragment key={amount.currency}>
              {index > 0 && <span>{', '}</span>}
              <Amount value={amount} />
            </Fragment>
          ))}
        </Text>
        {code === 'balance_not_empty' && (
          <Text tone="muted">
            <SupportText>{t('closing.small')}</SupportText>
          </Text>
        )}
        <Text>
          <Link href={hrefs[code]}>{t(`closing.condition.${code}.action`)}</Link>
        </Text>
      </Stack>
    </Inline>
  );
}
