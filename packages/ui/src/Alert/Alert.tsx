import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Tone } from '../palette.ts';
import { Icon } from '../Icon/Icon.tsx';
import { messageIcons, toneRules } from '../tones.ts';
import * as token from '../tokens/tokens.ts';

export interface AlertProps {
  tone: Tone;
  /** What happened or what matters, in one line. */
  title: ReactNode;
  /** What it means, what is safe, what to do. */
  children?: ReactNode;
  /** Buttons or links for what the user can do about it. */
  actions?: ReactNode;
  /** Announces the alert when it appears. Leave it out for an alert that is on the page from the start. */
  isAnnounced?: boolean;
}

/**
 * A message that stays in its place on the page. For a passing message use a toast, for a question a
 * `ConfirmDialog`.
 */
export function Alert({ tone, title, children, actions, isAnnounced = false }: AlertProps) {
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
  return (
    <Root role={isAnnounced ? role : undefined} data-tone={tone}>
      <Icon of={messageIcons[tone]} size={20} />
      <div>
        <Title>{title}</Title>
        {children !== undefined && <Body>{children}</Body>}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </div>
    </Root>
  );
}

const Root = styled('div')`
  ${toneRules}
  display: flex;
  gap: ${token.space3};
  padding: ${token.space4};
  border-radius: ${token.radiusCard};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }

  & > div {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Title = styled('p')`
  margin: 0;
  font: inherit;
  font-weight: ${token.weightStrong};
`;

const Body = styled('div')`
  margin-block-start: ${token.space1};
`;

const Actions = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space2} ${token.space3};
  margin-block-start: ${token.space3};
`;
