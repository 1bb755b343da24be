import type { ReactNode } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { surfaceRules } from '../Popover/surfaceRules.ts';
import { styled } from '../styles/styled.ts';
import * as token from '../tokens/tokens.ts';
import type { SheetProps } from './CalendarOpener.tsx';

/** What a calendar floats on. */
export const CalendarSheet = ({ label, children, ...sheet }: SheetProps & { children: ReactNode }) => (
  <Surface {...sheet} placement="bottom end" offset={8}>
    <Content aria-label={label}>{children}</Content>
  </Surface>
);

const Surface = styled(Popover)`
  ${surfaceRules}
`;

const Content = styled(Dialog)`
  padding: ${token.space2};
  outline: none;
`;
