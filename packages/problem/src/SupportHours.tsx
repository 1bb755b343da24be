import type { Schema } from '@meridian/api-client';
import { isTimeZoneKnown, useDateFormat, useToday } from '@meridian/i18n';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** The hours of the support in the zone of the reader: the contract has them in UTC. Nothing where that zone is not known. */
export default function SupportHours({ opens, closes }: Schema<'SupportHours'>) {
  const { t } = useTranslation(messages);
  const writeTime = useDateFormat('time');
  const day = useToday();
  if (!isTimeZoneKnown()) return null;
  const write = (time: string) => writeTime(`${day}T${time}:00Z`);
  return <span>{t('supportHours', { opens: write(opens), closes: write(closes) })}</span>;
}
