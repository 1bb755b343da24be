import { useSetting } from '@meridian/api-client/react';
import { formatAmount } from '@meridian/money';
import { Grid, Heading, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** The terms of the program, all of them open. */
export function Rules() {
  const { t, i18n } = useTranslation(messages);
  const matching = useSetting('partners').data?.matchingPercent;
  const rules = [
    { id: 'levels', title: t('rules.levels'), body: t('levels.how') },
    ...(matching === undefined
      ? []
      : [
          {
            id: 'matching',
            title: t('rules.matching'),
            body: t('levels.matching', { percent: formatAmount(matching, i18n.language, 0) }),
          },
        ]),
    { id: 'tiers', title: t('tiers.title'), body: t('tiers.body') },
  ];
  return (
    <Stack gap={4}>
      <Heading level={2}>{t('rules.title')}</Heading>
      <Grid gap={6}>
        {rules.map(({ id, title, body }) => (
          <Stack key={id} gap={1}>
            <Heading level={3} size={14}>
              {title}
            </Heading>
            <Text tone="muted">{body}</Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
