import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';

export interface CardProps {
  children: ReactNode;
  /** Makes the card a labelled region. */
  title?: string;
  /** 2 below the page title, 3 inside a section. */
  headingLevel?: 2 | 3 | 4;
  /** One quiet link or button beside the title. */
  action?: ReactNode;
  /** `raised` for content, `sunken` for explanations. */
  surface?: 'raised' | 'sunken';
  /** `none` if the content reaches the edges, such as a list of rows. */
  padding?: 'normal' | 'none';
  /** In a `Grid` of cards: the number of parts, its title included, that line up with those of the cards beside it. */
  alignedParts?: number;
}

/** Groups related content on its own surface. For a message use `Alert`, for a choice `RadioCards`. */
export function Card({
  children,
  title,
  headingLevel = 2,
  action,
  surface = 'raised',
  padding = 'normal',
  alignedParts,
}: CardProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const isRegion = title !== undefined;
  return (
    <Root
      as={isRegion ? 'section' : 'div'}
      aria-labelledby={isRegion ? titleId : undefined}
      data-surface={surface}
      data-padding={padding}
      data-aligned={alignedParts !== undefined || undefined}
      style={alignedParts === undefined ? undefined : { gridRow: `span ${alignedParts}` }}
    >
      {(isRegion || action !== undefined) && (
        <header>
          {isRegion && <Title id={titleId}>{title}</Title>}
          {action}
        </header>
      )}
      {children}
    </Root>
  );
}

// In the dark scheme a sunken card would look like a hole, so it is raised above the cards beside it. The negative margin keeps the title
// in its place when an action comes later.
const Root = styled('section')`
  --mn-under: ${token.surfaceRaised};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surfaceRaised};
  color: ${token.ink};
  overflow-wrap: break-word;

  &[data-surface='sunken'] {
    --mn-under: light-dark(
      ${token.surfaceSunken},
      color-mix(in oklab, ${token.ink} 5%, ${token.surfaceRaised})
    );
    border-color: light-dark(transparent, ${token.line});
    background: var(--mn-under);
  }

  &[data-padding='normal'] {
    padding: clamp(${token.space4}, 3vw, ${token.space6});
  }

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space2} ${token.space4};
    margin-block-end: ${token.space4};
  }

  &[data-aligned] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    row-gap: ${token.space4};
  }

  &[data-padding='none'] > header {
    margin: 0;
    padding: ${token.space4} clamp(${token.space4}, 3vw, ${token.space6});
  }

  &[data-aligned] > header {
    margin: 0;
  }

  & > header > :is(h2, h3, h4) {
    margin: 0;
    font: ${token.weightStrong} ${token.text14} / ${token.line14} ${token.fontSans};
    overflow-wrap: anywhere;
  }

  & > header > :not(h2, h3, h4) {
    margin-block: calc(-1 * ${token.space1});
  }

  & > header > h2 {
    font-size: ${token.text18};
    line-height: ${token.line18};
    letter-spacing: -0.01em;
  }

  & > header > :is(h3, h4) {
    color: ${token.inkMuted};
  }

  ${media.print} {
    &[data-padding] {
      padding-inline: 0;
      border: 0;
      border-radius: 0;
      background: none;
    }
  }
`;
