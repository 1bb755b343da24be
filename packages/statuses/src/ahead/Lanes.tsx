import { MoneyLine, Skeleton } from '@meridian/ui';
import { media, plainList, styled, UnstyledLink } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { ComponentProps, ReactNode } from 'react';

/** Of the room for a line; the words need the rest. */
const LONGEST = 54;

/** The days ahead as lanes below each other, from today at their start. At most three on a phone. */
export const Lanes = (props: ComponentProps<'ol'>) => <Root {...props} />;

// A long amount takes room from its line. The link of a lane covers all of it.
const Root = styled('ol')`
  ${plainList}
  display: flex;
  flex-direction: column;
  gap: ${token.space1};
  justify-content: center;
  min-inline-size: 0;
  padding-block: ${token.space2};
  padding-inline-start: ${token.space2};

  & > li {
    display: flex;
    position: relative;
    gap: ${token.space2};
    align-items: center;
    min-block-size: ${token.space8};
    border-radius: ${token.radiusControl};
  }

  & > li:hover {
    background: ${token.surfaceHover};
  }

  & > li > span:first-of-type:not(:only-child) {
    flex: 0 1 auto;
    min-inline-size: ${token.space6};
  }

  & > li > span:last-child {
    flex: 1 0 min-content;
    max-inline-size: 100%;
  }

  [role='link'],
  a {
    display: inline-block;
    color: ${token.ink};
    font-weight: ${token.weightStrong};
    text-decoration: none;
    cursor: pointer;

    &::first-letter {
      text-transform: uppercase;
    }

    &::after {
      position: absolute;
      inset: 0;
      border-radius: ${token.radiusControl};
      content: '';
    }

    &[data-focus-visible] {
      outline: none;
    }

    &[data-focus-visible]::after {
      outline: 2px solid ${token.focus};
    }
  }

  small {
    display: block;
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  ${media.small} {
    & > li:nth-of-type(n + 4) {
      display: none;
    }

    [data-condition] {
      display: none;
    }
  }
`;

interface LaneProps {
  /** An address, or what opens the details. */
  target: { readonly href: string } | { readonly onPress: () => void };
  /** How much of the scale the line takes, from 0 to 1. */
  share: number;
  line: ReactNode;
  title: string;
  detail: ReactNode;
}

/** A line from today, and what is at its end. */
export const Lane = ({ target, share, line, title, detail }: LaneProps) => (
  <li>
    <span style={{ flexBasis: `max(24px, ${share * LONGEST}%)` }}>{line}</span>
    <span>
      <UnstyledLink {...target}>{title}</UnstyledLink>
      <small>{detail}</small>
    </span>
  </li>
);

/** Lanes that are still loading. */
export const LaneSkeletons = () => (
  <>
    {[20, 28, 36].map((width) => (
      <li key={width} aria-hidden>
        <span style={{ flexBasis: `${width}%` }}>
          <MoneyLine segments={[{ state: 'held', from: 0, to: width }]} dotDays={3} />
        </span>
        <span>
          <Skeleton>00 000 · 00000</Skeleton>
          <small>
            <Skeleton>1,000.00 USDT</Skeleton>
          </small>
        </span>
      </li>
    ))}
  </>
);
