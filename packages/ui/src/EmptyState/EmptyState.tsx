import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import * as token from '../tokens/tokens.ts';
import { rem } from '../rem.ts';

export interface EmptyStateProps {
  icon?: LucideIcon;
  /** What is missing, such as "No refills yet". */
  title: string;
  headingLevel?: 2 | 3 | 4;
  /** What will be here, and when. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
}

/** Shown where data will be: says what it will be and offers one next step. For an error use `Alert`. */
export function EmptyState({ icon, title, headingLevel = 3, children, action }: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Root>
      {icon && <Icon of={icon} size={24} />}
      <Title>{title}</Title>
      {children !== undefined && <div>{children}</div>}
      {action}
    </Root>
  );
}

const Root = styled('div')`
  display: grid;
  justify-items: center;
  gap: ${token.space2};
  max-inline-size: ${rem(26)};
  margin: 0 auto;
  padding: ${token.space6} ${token.space4};
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;

  & > svg {
    box-sizing: content-box;
    padding: ${token.space3};
    border-radius: ${token.radiusFull};
    background: ${token.neutralSurface};
    color: ${token.neutralInk};
  }

  & > :is(h2, h3, h4) {
    margin: ${token.space1} 0 0;
    color: ${token.ink};
    font: ${token.weightStrong} ${token.text16} / ${token.line16} ${token.fontSans};
  }

  & > :is(a, button) {
    margin-block-start: ${token.space3};
  }
`;
