import { NextSteps } from '@meridian/forms';
import { Duration, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface RefillNextProps {
  /** Undefined while loading. */
  addressSeconds?: number;
  /** Of the chosen network; undefined until there is one. */
  expectedSeconds?: number | undefined;
}

/** What follows the request of an address. */
export function RefillNext({ addressSeconds, expectedSeconds }: RefillNextProps) {
  const { t } = useTranslation(messages);
  const during = (words: string, seconds: number | undefined) =>
    seconds !== undefined && {
      description: (
        <Text tone="muted">
          <span>{words}</span> <Duration seconds={seconds} />
        </Text>
      ),
    };
  return (
    <NextSteps
      steps={[
        {
          id: 'address',
          label: t('summary.next.address'),
          ...during(t('summary.addressTime'), addressSeconds),
        },
        { id: 'transfer', label: t('summary.next.transfer') },
        { id: 'confirmed', label: t('summary.next.confirmed') },
        {
          id: 'credited',
          label: t('summary.next.credited'),
          ...during(t('summary.time'), expectedSeconds),
        },
      ]}
    />
  );
}
