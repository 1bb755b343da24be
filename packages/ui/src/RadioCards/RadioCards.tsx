import styled from '@emotion/styled';
import { forwardRef, type ReactNode, useState } from 'react';
import { RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import type { EitherValue } from '../Form/valueProps.ts';
import { Button } from '../Button/Button.tsx';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export type RadioCardsProps = Unstyled<Omit<RadioGroupProps, 'children' | 'isRequired'>> &
  FieldWords & {
    /** `RadioCard`s. */
    children: ReactNode;
    /** `rows` stacks the cards; `columns` places them side by side if they fit. */
    layout?: 'rows' | 'columns';
    /** On a small screen the chosen card stands for all, and a button with this label shows the others. */
    foldLabel?: string;
  } & EitherValue;

/**
 * A choice that needs comparison, with the details of every option visible. Do not preselect one. If the name
 * is enough use `RadioGroup`, for many options `Select`.
 */
export const RadioCards = forwardRef<HTMLDivElement, RadioCardsProps>(function RadioCards(
  {
    label,
    labelAside,
    description,
    requiredMessage,
    errorMessage,
    children,
    layout = 'rows',
    foldLabel,
    ...props
  },
  ref,
) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = foldLabel !== undefined && !isOpen && typeof props.value === 'string';
  const messages = { description, requiredMessage, errorMessage };
  return (
    <Root {...props} {...fieldState(messages, props.isInvalid)} ref={ref}>
      <FieldLabel
        label={label}
        labelAside={
          isFolded ? (
            <Unfold>
              <span>{labelAside}</span>
              <Button size="small" variant="quiet" onPress={() => setOpen(true)}>
                {foldLabel}
              </Button>
            </Unfold>
          ) : (
            labelAside
          )
        }
      />
      <Cards
        data-layout={layout}
        data-folded={isFolded || undefined}
        // A press chooses; the arrow keys may still go on to another card.
        onPointerUp={() => setOpen(false)}
        onKeyDown={({ key }) => {
          if (key.startsWith('Arrow')) setOpen(true);
        }}
      >
        {children}
      </Cards>
      <FieldMessages {...messages} />
    </Root>
  );
});

const Root = styled(RadioGroup)`
  ${fieldRules}
`;

/** One of both, by the width. */
const Unfold = styled('span')`
  & > button {
    display: none;
  }

  ${media.small} {
    & > span {
      display: none;
    }

    & > button {
      display: inline-flex;
    }
  }
`;

const Cards = styled('div')`
  display: grid;
  gap: ${token.space3};

  &[data-layout='columns'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  }

  ${media.small} {
    &[data-folded] > :not([data-selected]),
    &[data-folded] ~ [slot='description'] {
      display: none;
    }
  }
`;
