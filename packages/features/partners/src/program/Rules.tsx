import { useSetting } from '@meridian/api-client/react';
import { formatAmount } from '@meridian/money';
import { Accordion, Heading, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** The terms of the program. */
export function Rules() {
  const { t, i18n } = useTranslation(messages);
  const matching = useSetting('partners').data?.matchingPercent;
  return (
    <Stack gap={4}>
      <Heading level={2}>{t('rules.title')}</Heading>
      <Accordion
        items={[
          { id: 'levels', title: t('rules.levels'), content: t('levels.how') },
          ...(matching === undefined
            ? []
            : [
                {
                  id: 'matching',
                  title: t('rules.matching'),
                  content: t('levels.matching', { percent: formatAmount(matching, i18n.language, 0) }),
                },
              ]),
          { id: 'tiers', title: t('tiers.title'), content: t('tiers.body') },
        ]}
      />
    </Stack>
  );
}
