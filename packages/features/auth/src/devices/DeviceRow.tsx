import type { Schema } from '@meridian/api-client';
import {
  Button,
  DateTime,
  Icon,
  Inline,
  MonitorIcon,
  RelativeTime,
  SmartphoneIcon,
  Stack,
  Tag,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { deviceMessages } from './messages.ts';
import { useDeviceName } from './useDeviceName.ts';

interface DeviceRowProps {
  session: Schema<'UserSession'>;
  onEnd: () => void;
}

const icons = {
  computer: MonitorIcon,
  phone: SmartphoneIcon,
  tablet: SmartphoneIcon,
  unknown: MonitorIcon,
} as const;

/** One session. The current one ends by signing out. */
export function DeviceRow({ session, onEnd }: DeviceRowProps) {
  const { t } = useTranslation(deviceMessages);
  const name = useDeviceName()(session);
  return (
    <Inline role="listitem" gap={3} align="start" justify="between">
      <Inline gap={3} align="start" isUnbroken>
        <Icon of={icons[session.device]} />
        <Stack gap={1}>
          <Inline gap={2}>
            <Text weight="medium">{name}</Text>
            {session.current && <Tag label={t('devices.current')} />}
          </Inline>
          <Text tone="muted">
            <span>{t('devices.since')}</span> <DateTime value={session.signInDate} />
          </Text>
          {!session.current && (
            <Text tone="muted">
              <span>{t('devices.lastUse')}</span> <RelativeTime value={session.lastUseDate} />
            </Text>
          )}
        </Stack>
      </Inline>
      {!session.current && (
        <Button size="small" aria-label={t('devices.endOf', { name })} onPress={onEnd}>
          {t('devices.end')}
        </Button>
      )}
    </Inline>
  );
}
