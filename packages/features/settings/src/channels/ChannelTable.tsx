import type { Schema } from '@meridian/api-client';
import { Switch, Text, VisuallyHidden } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useTranslation } from 'react-i18next';
import { channelMessages } from './messages.ts';

type Topic = Schema<'NotificationTopic'>;

/** In the order of the table: money first. */
const topics = [
  'refill',
  'deposit',
  'withdrawal',
  'subscription',
  'partners',
  'cases',
  'support',
  'news',
  'verification',
  'security',
  'sign_in',
  'wallet',
] as const satisfies readonly Topic[];

/** Their letters cannot be switched off: they warn the owner of the account. */
const alwaysMailed: ReadonlySet<Topic> = new Set(['security', 'wallet']);

interface ChannelTableProps {
  settings: Schema<'NotificationSettings'>;
  /** Topics that the user is not notified of at all. */
  hidden: ReadonlySet<Topic>;
  onChange: (change: Pick<Schema<'NotificationSettingsChange'>, 'mail' | 'push'>) => void;
}

/** Which topics also come by mail and as a push. A row is a topic, a column is a channel. */
export function ChannelTable({ settings: { mail, push }, hidden, onChange }: ChannelTableProps) {
  const { t } = useTranslation(channelMessages);
  const mails: Partial<Record<Topic, boolean>> = mail;
  const shown = topics.filter(
    (topic) => !hidden.has(topic) && (push !== undefined || topic in mail || alwaysMailed.has(topic)),
  );
  return (
    <Root>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('topic')}</VisuallyHidden>
          </th>
          <th scope="col">{t('mail')}</th>
          {push && <th scope="col">{t('push')}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((topic) => {
          const name = t(`topics.${topic}`);
          const isMailed = mails[topic];
          return (
            <tr key={topic}>
              <th scope="row">{name}</th>
              <td>
                {isMailed === undefined ? (
                  <NoChoice isAlways={alwaysMailed.has(topic)} />
                ) : (
                  <ChannelSwitch
                    label={t('byMail', { topic: name })}
                    isOn={isMailed}
                    onChange={(isOn) => onChange({ mail: { [topic]: isOn } })}
                  />
                )}
              </td>
              {push && (
                <td>
                  <ChannelSwitch
                    label={t('byPush', { topic: name })}
                    isOn={push[topic]}
                    onChange={(isOn) => onChange({ push: { [topic]: isOn } })}
                  />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </Root>
  );
}

interface ChannelSwitchProps {
  /** For screen readers: the row and the column say it to the eye. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const ChannelSwitch = ({ label, isOn, onChange }: ChannelSwitchProps) => (
  <Switch isSelected={isOn} onChange={onChange}>
    <VisuallyHidden>{label}</VisuallyHidden>
  </Switch>
);

function NoChoice({ isAlways }: { isAlways: boolean }) {
  const { t } = useTranslation(channelMessages);
  if (isAlways) return <Text tone="muted">{t('always')}</Text>;
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>{t('notByMail')}</VisuallyHidden>
    </>
  );
}

const Root = styled('table')`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;

  th {
    font-weight: ${token.weightMedium};
    text-align: start;
  }

  thead th {
    color: ${token.inkMuted};
    padding-block-end: ${token.space1};
  }

  tbody tr {
    block-size: 44px;
    border-block-start: 1px solid ${token.line};
  }

  th:not(:first-of-type),
  td {
    position: relative;
    inline-size: 64px;
    text-align: end;
  }
`;
