import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import { gapRules, type Gap } from '../gap.ts';
import type { Unstyled } from '../Unstyled.ts';
import { taskWidth } from '../pageGutter.ts';
import { rem } from '../rem.ts';
import { ROWS_WIDTH } from '../RowList/rowsWidth.ts';

export interface StackProps extends Unstyled<ComponentPropsWithoutRef<'div'>> {
  /** Distance between the children; 4 (16 px) by default. */
  gap?: Gap;
  /** `stretch` makes children fill the width; the others keep the width of their content. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Limits a form, a text, or a section of rows to a readable width. `rows` is as wide as a `RowList` may be, `fields` as those of
   * `TaskLayout`. `task` is as wide as its whole, and centred. */
  width?: 'full' | 'form' | 'text' | 'rows' | 'fields' | 'task';
  /**
   * For the regions of a page: what follows a region with `aria-busy` stays hidden until that region is loaded, because its
   * final height moves what stands below it.
   */
  inOrder?: boolean;
}

/** Stacks children vertically. For a row use `Inline`, for equal columns `Grid`. */
export function Stack({ gap = 4, align = 'stretch', width = 'full', inOrder = false, ...props }: StackProps) {
  return (
    <Root
      {...props}
      data-gap={gap}
      data-align={align}
      data-width={width}
      data-in-order={inOrder || undefined}
    />
  );
}

// A live region that waits for its message takes no gap.
const Root = styled('div')`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${gapRules}

  &[data-align='start'] {
    align-items: flex-start;
  }

  &[data-align='center'] {
    align-items: center;
    text-align: center;
  }

  &[data-align='end'] {
    align-items: flex-end;
  }

  &[data-in-order] > :is([aria-busy='true'], :has([aria-busy='true'])) ~ * {
    visibility: hidden;
  }

  & > [role='status']:empty {
    position: absolute;
  }

  &[data-width='form'] {
    width: 100%;
    max-width: ${rem(27.5)};
  }

  &[data-width='text'] {
    width: 100%;
    max-width: ${rem(42)};
  }

  &[data-width='task'] {
    width: 100%;
    max-width: ${taskWidth};
  }

  &[data-width='fields'] {
    width: 100%;
    max-width: 640px;
  }

  &[data-width='rows'] {
    width: 100%;
    max-width: ${rem(ROWS_WIDTH)};
  }
`;
