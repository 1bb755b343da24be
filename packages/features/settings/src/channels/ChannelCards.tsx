import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Card, Radio, RadioGroup, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useSaveChoice } from '../notifications/useSaveChoice.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { channelMessages } from './messages.ts';

interface ChannelCardsProps {
  settings: Schema<'NotificationSettings'>;
  /** Topics of parts of the product that are switched off. */
  hidden: readonly Schema<'NotificationTopic'>[];
  onSaved: (settings: Schema<'NotificationSettings'>) => void;
}

/** Where topics are told besides the cabinet, and how often a letter sums up. */
export default function ChannelCards({ settings, hidden, onSaved }: ChannelCardsProps) {
  const { t } = useTranslation(channelMessages);
  const { shown, choose, error } = useSaveChoice(settings, onSaved);
  const untold = (['partners', 'cases', 'news'] as const).filter((topic) => !settings[topic]);
  return (
    <>
      <Card title={t(settings.push ? 'title' : 'titleMail')}>
        <Stack gap={5}>
          <Text tone="muted">
            <span>{t('leadMail')}</span> {settings.push && <span>{t('leadPush')}</span>}
          </Text>
          {settings.push && <DeviceSwitch />}
          {error && <ProblemBanner error={error} />}
          <ChannelTable
            settings={shown}
            hidden={new Set([...hidden, ...untold])}
            onChange={(change) => void choose(change)}
          />
        </Stack>
      </Card>
      {shown.summary && (
        <Card title={t('summary.title')}>
          <RadioGroup
            label={t('summary.label')}
            description={t('summary.about')}
            value={shown.summary}
            onChange={(value) => {
              const summary = summaries.find((one) => one === value);
              if (summary) void choose({ summary });
            }}
          >
            {summaries.map((summary) => (
              <Radio key={summary} value={summary}>
                {t(`summary.${summary}`)}
              </Radio>
            ))}
          </RadioGroup>
        </Card>
      )}
    </>
  );
}

const summaries = ['never', 'weekly', 'monthly'] as const satisfies readonly Schema<'NotificationSummary'>[];
