import { minimumStrength, passwordStrength } from '@meridian/password-strength';
import { Meter } from '@meridian/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface PasswordStrengthProps {
  password: string;
  guessable: readonly string[];
}

/** By the score. */
const words = ['atOnce', 'easy', 'fair', 'hard', 'veryHard'] as const;

/** How hard the password is to guess, by the estimate that the server refuses weak passwords with. */
export default function PasswordStrength({ password, guessable }: PasswordStrengthProps): ReactNode {
  const { t } = useTranslation(messages);
  const score = passwordStrength(useDeferredValue(password), guessable);
  return (
    <Meter
      label={t('strength.label')}
      value={score}
      maxValue={4}
      zones={{ low: minimumStrength, high: minimumStrength, best: 'high' }}
      valueLabel={t(`strength.${words[score]}`)}
    />
  );
}
