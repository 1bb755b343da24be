import styled from '@emotion/styled';
import { forwardRef, type ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { choiceRules } from '../Form/choiceRules.ts';
import { FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import type { EitherSelection } from '../Form/valueProps.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export type SwitchProps = Unstyled<Omit<SwitchFieldProps, 'children' | 'isRequired' | 'inputRef'>> &
  Pick<FieldWords, 'description' | 'errorMessage'> & {
    /** The label: a noun that fits both states. */
    children: ReactNode;
  } & EitherSelection;

/** A setting that takes effect at once. For a value of a form, and always for consent, use `Checkbox`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { children, description, errorMessage, ...props },
  ref,
) {
  const messages = { description, errorMessage };
  return (
    <Root {...props} {...fieldState(messages, props.isInvalid)} inputRef={ref}>
      <Choice>
        <span>{children}</span>
        <Track />
      </Choice>
      <FieldMessages {...messages} />
    </Root>
  );
});

const Root = styled(SwitchField)`
  ${fieldRules}
  gap: 0;

  & > [slot] {
    padding-inline-end: 56px;
  }
`;

// The words are centred on the track of 24 px.
const Choice = styled(SwitchButton)`
  ${choiceRules}
  justify-content: space-between;
  font-weight: ${token.weightMedium};

  & > span:first-of-type {
    min-width: 0;
    padding-block: 2px;
  }
`;

// In forced colors, off is an outline and on is filled; hover only changes the border.
const Track = styled('span')`
  flex: none;
  width: 40px;
  height: 24px;
  padding: 3px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusFull};
  background: ${token.lineStrong};
  transition:
    background ${token.motionFast},
    border-color ${token.motionFast};

  &::after {
    display: block;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: ${token.surfaceRaised};
    content: '';
    transition: margin ${token.motionFast};
  }

  [data-hovered] > & {
    border-color: ${token.inkMuted};
    background: ${token.inkMuted};
  }

  [data-selected] > & {
    border-color: ${token.accentLine};
    background: ${token.accent};
  }

  [data-selected][data-hovered] > & {
    background: ${token.accentHover};
  }

  [data-selected] > &::after {
    margin-inline-start: 16px;
    background: ${token.accentInk};
  }

  [data-readonly] > &,
  [data-readonly][data-selected] > & {
    border-color: ${token.lineStrong};
    background: ${token.surfaceSunken};
  }

  [data-readonly] > &::after {
    background: ${token.lineStrong};
  }

  [data-readonly][data-selected] > &::after {
    background: ${token.ink};
  }

  [data-invalid] > & {
    border-color: ${token.danger};
  }

  [data-focus-visible] > & {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }

  [data-disabled] > & {
    opacity: ${token.opacityDisabled};
  }

  @media (forced-colors: active) {
    background: Canvas;

    &::after {
      background: CanvasText;
    }

    [data-hovered] > & {
      border-color: Highlight;
      background: Canvas;
    }

    [data-selected] > &,
    [data-selected][data-hovered] > & {
      background: Highlight;
    }

    [data-selected] > &::after {
      background: HighlightText;
    }

    [data-readonly] > &,
    [data-readonly][data-selected][data-rac] > & {
      background: Canvas;
    }

    [data-readonly][data-selected] > &::after {
      background: CanvasText;
    }

    [data-disabled] > &,
    [data-disabled][data-selected] > & {
      border-color: GrayText;
      background: Canvas;
    }

    [data-disabled] > &::after,
    [data-disabled][data-selected] > &::after {
      background: GrayText;
    }
  }
`;
