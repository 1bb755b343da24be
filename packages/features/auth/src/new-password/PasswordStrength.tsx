import { Meter } from '@meridian/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrength } from './passwordStrength.ts';

interface PasswordStrengthProps {
  password: string;
  guessable: readonly string[];
}

/** By the score. */
const words = ['atOnce', 'easy', 'fair', 'hard', 'veryHard'] as const;

/** How hard the password is to guess. Advice only: the server decides. */
export default function PasswordStrength({ password, guessable }: PasswordStrengthProps): ReactNode {
  const { t } = useTranslation('auth');
  const score = passwordStrength(useDeferredValue(password), guessable);
  return (
    <Meter
      label={t('strength.label')}
      value={score}
      maxValue={4}
      zones={{ low: 2, high: 2, best: 'high' }}
      valueLabel={t(`strength.${words[score]}`)}
    />
  );
}
