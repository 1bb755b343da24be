import { markPart, pageParts } from '@meridian/page-parts';
import { Card, ChevronRightIcon, Icon, Inline, Row, RowList, Skeleton, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { type SettingsEntry, settingsGroups } from './SettingsEntry.ts';
import { type SettingText, type SettingValuesProps, useSettingValues } from './useSettingValues.ts';

interface SettingsListProps extends SettingValuesProps {
  entries: readonly SettingsEntry[];
  onSignOut: () => void;
}

/** The sections of the settings in groups, each with its state and a link. A state that cannot be read is left out. */
export function SettingsList({ entries, onSignOut, ...session }: SettingsListProps) {
  const { t } = useTranslation(messages);
  const values = useSettingValues(session);
  const isBusy = Object.values(values).some((value) => value?.isKnown === false);
  return (
    <Stack gap={5} aria-busy={isBusy}>
      {settingsGroups.map((group) => (
        <Card key={group} title={t(`frame.group.${group}`)}>
          <RowList>
            {entries
              .filter((entry) => entry.group === group)
              .map(({ id, href, label, value }) => (
                <Row key={id} href={href} title={label} value={<State of={value && values[value]} />} />
              ))}
            {group === 'app' && <Row title={t('frame.signOut')} onPress={onSignOut} />}
          </RowList>
        </Card>
      ))}
    </Stack>
  );
}

const State = ({ of: state }: { of: SettingText | undefined }) => (
  <Inline gap={2} justify="end" isUnbroken>
    {state && (
      <Text isInline tone="muted" {...markPart(pageParts.ofUser)}>
        {state.isKnown ? state.text : <Skeleton>{state.text}</Skeleton>}
      </Text>
    )}
    <Text isInline tone="muted">
      <Icon of={ChevronRightIcon} size={16} />
    </Text>
  </Inline>
);
