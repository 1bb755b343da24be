import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import { gapRules, type Gap } from '../gap.ts';
import { rem } from '../rem.ts';
import { rowsWidth } from '../RowList/rowsWidth.ts';
import type { Unstyled } from '../Unstyled.ts';

export type GridProps = Unstyled<ComponentPropsWithoutRef<'div'>> & {
  /** Distance between the cells; 4 (16 px) by default. */
  gap?: Gap;
} & (
    | {
        /**
         * `aside` is a main column and a narrow one, which is below it on a small screen. `menu` is a navigation of 224 px at the
         * start, which may be missing, and a column of at most 704 px. `figure` is a picture of fixed size and content beside it.
         * `dialog` is `aside` for the narrower columns of a dialog.
         */
        layout?: 'even';
        /**
         * Minimum width of a cell: 160, 240, 320 or 440 px; `action` is for buttons and grows with the text. The grid makes
         * as many columns as fit.
         */
        min?: 'action' | 'narrow' | 'medium' | 'wide' | 'half';
      }
    | { layout: 'aside' | 'menu' | 'figure' | 'dialog'; min?: undefined }
  );

/** Places children in as many columns as fit, without breakpoints. For one column use `Stack`. */
export function Grid({ gap = 4, min = 'medium', layout = 'even', ...props }: GridProps) {
  return <Root {...props} data-gap={gap} data-min={min} data-layout={layout} />;
}

// On a page of 1120 px the main column of `aside` is 720 px wide.
const Root = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  min-width: 0;
  ${gapRules}

  &[data-min='action'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(8)}), 1fr));
  }

  &[data-min='narrow'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  }

  &[data-min='wide'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  }

  &[data-min='half'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
  }

  &:is([data-layout='aside'], [data-layout='menu'], [data-layout='figure'], [data-layout='dialog']) {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
  }

  &[data-layout='aside'] > * {
    ${rowsWidth}: none;

    flex: 999 1 440px;
    min-width: 0;
  }

  &[data-layout='aside'] > * + * {
    flex: 1 1 368px;
    min-width: 0;
  }

  &[data-layout='dialog'] > * {
    flex: 999 1 360px;
    min-width: 0;
  }

  &[data-layout='dialog'] > * + * {
    flex: 1 1 272px;
  }

  &[data-layout='menu'] > * {
    flex: 0 1 224px;
    min-width: 0;
  }

  &[data-layout='menu'] > :last-child {
    flex: 1 1 480px;
    max-inline-size: clamp(640px, 55%, 704px);
    margin-inline-start: clamp(0px, (100% - 896px) / 2, 88px);
  }

  &[data-layout='figure'] > :last-child {
    flex: 1 1 240px;
    min-width: 0;
  }
`;
