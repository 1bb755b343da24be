import type { ReactNode } from 'react';
import { Header, ListBoxSection } from 'react-aria-components/ListBox';
import { styled } from '../styles/styled.ts';
import * as token from '../tokens/tokens.ts';

export interface SelectGroupProps {
  /** What its choices have in common. */
  title: string;
  /** `SelectItem`s. */
  children: ReactNode;
}

/** Choices of a `Select` under a title of their own. */
export const SelectGroup = ({ title, children }: SelectGroupProps) => (
  <ListBoxSection className="mn-part">
    <Title>{title}</Title>
    {children}
  </ListBoxSection>
);

const Title = styled(Header)`
  padding: ${token.space3} ${token.space3} ${token.space1};
  color: ${token.inkMuted};
  font-size: ${token.text12};
  font-weight: ${token.weightMedium};
  line-height: ${token.line12};
`;
