import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  type DisclosureGroupProps,
} from 'react-aria-components/DisclosureGroup';
import { Icon } from '../Icon/Icon.tsx';
import { disabledRules } from '../stateRules.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface AccordionItem {
  id: string;
  /** The question, or the topic of the section. */
  title: string;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface AccordionProps extends Unstyled<Omit<DisclosureGroupProps, 'children'>> {
  items: readonly AccordionItem[];
  /** Heading level of the titles: 2 below the page title, 3 inside a section. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Collapsible questions. Several may be open unless `allowsMultipleExpanded` is false. For views of one subject
 * use `Tabs`. Text that everybody must read should not be collapsed.
 */
export function Accordion({
  items,
  headingLevel = 3,
  allowsMultipleExpanded = true,
  ...props
}: AccordionProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Root {...props} allowsMultipleExpanded={allowsMultipleExpanded}>
      {items.map(({ id, title, content, isDisabled }) => (
        <Item key={id} id={id} isDisabled={isDisabled}>
          <Title>
            <Trigger slot="trigger">
              <span>{title}</span>
              <Icon of={ChevronDown} />
            </Trigger>
          </Title>
          <Panel>
            <Content>{content}</Content>
          </Panel>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled(DisclosureGroup)`
  border-block-start: 1px solid ${token.line};
  color: ${token.ink};
`;

const Item = styled(Disclosure)`
  border-block-end: 1px solid ${token.line};

  & :is(h2, h3, h4) {
    margin: 0;
    font: inherit;
  }
`;

// Its title is level with the text of the page, so the background of a pressed one is wider.
const Trigger = styled(Button)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space4};
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: ${token.targetMin};
  margin: 0;
  padding: ${token.space4} 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.ink};
  font: ${token.weightMedium} ${token.text16} / ${token.line16} ${token.fontSans};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: color ${token.motionFast};

  svg {
    flex: none;
    color: ${token.inkMuted};
    transition: rotate ${token.motion};
  }

  &:is([data-hovered], [data-pressed]) {
    color: ${token.accentText};
  }

  &[data-pressed] {
    background: ${token.surfaceHover};
    box-shadow:
      calc(-1 * ${token.space2}) 0 ${token.surfaceHover},
      ${token.space2} 0 ${token.surfaceHover};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  &[data-disabled] {
    ${disabledRules}
  }
`;

const Panel = styled(DisclosurePanel)`
  block-size: var(--disclosure-panel-height);
  overflow: clip;
  transition: block-size ${token.motion} ease-out;
`;

const Content = styled('div')`
  max-inline-size: 68ch;
  padding-block-end: ${token.space5};
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text16} / ${token.line16} ${token.fontSans};
  overflow-wrap: anywhere;
`;
