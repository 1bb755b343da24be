import { MoneyLegend, MoneyLine, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useHeldMarks } from './useHeldMarks.ts';
import { Panel } from './Panel.tsx';

/** What an account without money will see here: the way of a deposit, marked as an example. */
export function FirstHorizon() {
  const { t } = useTranslation(messages);
  return (
    <Panel>
      <Stack gap={2}>
        <Text size={24} weight="medium">
          {t('first.title')}
        </Text>
        <Text tone="muted">{t('first.body')}</Text>
      </Stack>
      <Stack gap={4}>
        <MoneyLine
          size={24}
          dotDays={1}
          segments={[
            { state: 'free', from: 0, to: 6 },
            { state: 'held', from: 6, to: 26 },
            { state: 'free', from: 26, to: 32 },
          ]}
          stops={[
            { mark: 'decided', at: 6 },
            { mark: 'lock', at: 26 },
          ]}
          start={t('first.example')}
        />
        <MoneyLegend
          items={[
            { mark: 'free', text: t('horizon.free') },
            { mark: 'decided', text: t('first.opened') },
            ...useHeldMarks(1),
          ]}
        />
      </Stack>
    </Panel>
  );
}
