import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media } from '../media.ts';
import { messageIcons, toneRules } from '../tones.ts';
import type { Tone } from '../palette.ts';
import { barGutters } from '../pageGutter.ts';
import * as token from '../tokens/tokens.ts';

export type BannerProps = {
  tone: Tone;
  /** The state in a few words; the accessible name of the banner. */
  title: string;
  /** What it means for the user, in a sentence. */
  children?: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  /** Leaves only the title and the action on a phone: one row of 44 px. For a notice that stays for long and explains itself. */
  isShortOnPhone?: boolean;
} & (
  | { onDismiss?: undefined; dismissLabel?: undefined }
  | {
      /** Called by the close button. The host removes the banner and remembers it. Only for notices that can wait. */
      onDismiss: () => void;
      dismissLabel: string;
    }
);

/**
 * A notice above the whole page while it is true, such as maintenance or an unverified account. For a part of
 * the page use `Alert`, for an event a toast.
 */
export function Banner({
  tone,
  title,
  children,
  action,
  isShortOnPhone = false,
  onDismiss,
  dismissLabel,
}: BannerProps) {
  const titleId = useId();
  return (
    <Root
      data-screen-only
      data-tone={tone}
      data-short-on-phone={isShortOnPhone || undefined}
      aria-labelledby={titleId}
    >
      <Icon of={messageIcons[tone]} />
      <Words>
        <p>
          <strong id={titleId}>{title}</strong> <span>{children}</span>
        </p>
        {action}
      </Words>
      {onDismiss && <IconButton icon={X} label={dismissLabel} size="small" onPress={onDismiss} />}
    </Root>
  );
}

// On a phone a short one leaves room for the wider font that shows until ours is loaded: its row must not wrap for a moment.
const Root = styled('section')`
  ${toneRules}
  display: flex;
  align-items: flex-start;
  gap: ${token.space3};
  padding-block: ${token.space2};
  ${barGutters}
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-block: 6px;
  }

  ${media.small} {
    &[data-short-on-phone] {
      align-items: center;
      column-gap: ${token.space2};
      min-block-size: ${token.targetMin};
      padding-block: 0;
      padding-inline-end: ${token.space2};
    }

    &[data-short-on-phone] > div {
      column-gap: ${token.space1};
      justify-content: space-between;
    }

    &[data-short-on-phone] > svg,
    &[data-short-on-phone] p > span {
      display: none;
    }
  }
`;

// A paragraph is as high as a small button, so that a button does not move the text or the icon.
const Words = styled('div')`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space4};
  min-inline-size: 0;

  & > p {
    margin-block: 6px;
  }

  strong {
    font-weight: ${token.weightStrong};
  }
`;
