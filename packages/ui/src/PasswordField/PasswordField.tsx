import { forwardRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../Icon/icons.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import type { EitherValue } from '../Form/valueProps.ts';

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'end' | 'start' | 'autoComplete' | 'isVerbatim' | 'sentValue'
> & {
  /** Tells a password manager whether to fill in or to suggest a password. */
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
} & EitherValue;

/** A password with a reveal button. Pasting is allowed, and there is no second field to repeat it. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { showLabel, hideLabel, ...props },
  ref,
) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      ref={ref}
      type={isShown ? 'text' : 'password'}
      isVerbatim
      end={
        <IconButton
          icon={isShown ? EyeOffIcon : EyeIcon}
          label={isShown ? hideLabel : showLabel}
          size="small"
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
});
