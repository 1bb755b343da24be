import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messageIcons, toneRules } from '../tones.ts';
import type { Tone } from '../palette.ts';
import { styled } from '../styles/styled.ts';
import * as token from '../tokens/tokens.ts';

export type BannerProps = {
  tone: Tone;
  /** What is so, in a few words; names the banner to a screen reader. */
  title: string;
  /** What it means for the person, in a sentence. */
  children?: ReactNode;
  /** One link or button. */
  action?: ReactNode;
} & (
  | { onDismiss?: undefined; dismissLabel?: undefined }
  | {
      /** The cross was pressed; the host takes the banner away and remembers. Only for what may be put off. */
      onDismiss: () => void;
      dismissLabel: string;
    }
);

/**
 * A notice above the whole page for as long as it is true: technical works, an account to be verified. For a part of
 * the page use `Alert`, for what has just happened a toast.
 */
export function Banner({ tone, title, children, action, onDismiss, dismissLabel }: BannerProps) {
  const titleId = useId();
  return (
    <Root data-tone={tone} aria-labelledby={titleId}>
      <Icon of={messageIcons[tone]} />
      <Words>
        <p>
          <strong id={titleId}>{title}</strong> {children}
        </p>
        {action}
      </Words>
      {onDismiss && <IconButton icon={X} label={dismissLabel} size="small" onPress={onDismiss} />}
    </Root>
  );
}

const Root = styled('section')`
  ${toneRules}
  display: flex;
  align-items: flex-start;
  gap: ${token.space3};
  padding: ${token.space2} clamp(${token.space4}, 3vw, ${token.space8});
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-block: 6px;
  }
`;

const Words = styled('div')`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space4};
  min-inline-size: 0;

  /* As high as a small button beside it, so that one moves neither the words nor the icon. */
  & > p {
    margin-block: 6px;
  }

  strong {
    font-weight: ${token.weightStrong};
  }
`;
