import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Header, ListBoxSection } from 'react-aria-components/ListBox';
import * as token from '../tokens/tokens.ts';

export interface SelectGroupProps {
  title: string;
  /** `SelectItem`s. */
  children: ReactNode;
}

/** A titled group of choices in a `Select`. */
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
