import styled from '@emotion/styled';
import { ChevronDown, LockOpen } from 'lucide-react';
import { type ReactNode, useContext, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import { media } from '../media.ts';
import { plainList } from '../plainList.ts';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';
import { lineOfMoney } from './lineOfMoney.ts';
import { PaneContext } from './PaneContext.ts';

/**
 * A moment on the line of money: what the user `decided`, where a `lock` opened, what was `booked` without them, what is `held`, or
 * what is `coming`.
 */
export type RowMark = 'decided' | 'lock' | 'booked' | 'held' | 'coming';

/** What a press on the row does. */
type RowAction =
  | { href?: undefined; onPress?: undefined; label?: undefined; rows?: undefined }
  | {
      /** The page of the thing. */
      href: string;
      onPress?: (() => void) | undefined;
      /** Accessible name of the link, if the title alone does not distinguish it. */
      label?: string | undefined;
      rows?: undefined;
    }
  | {
      href?: undefined;
      /** Undefined for a row that cannot be pressed now. */
      onPress: (() => void) | undefined;
      label?: string | undefined;
      rows?: undefined;
    }
  | {
      href?: undefined;
      onPress?: undefined;
      label?: string | undefined;
      /** `Row`s that the row stands for, opened in place. */
      rows: ReactNode;
    };

export type RowProps = RowAction & {
  icon?: LucideIcon;
  /** In place of an icon. One line runs through rows with marks, and through the heads of their groups; the title says the same. */
  mark?: RowMark;
  title: ReactNode;
  /** Below the title, quieter: the plan, the partner, the time. A `bdi` keeps its first letter small, as in an e-mail address. */
  detail?: ReactNode;
  /** At the end: usually an `Amount`. */
  value?: ReactNode;
  /** Below the value, quieter: the balance after, the time. */
  valueDetail?: ReactNode;
  /** Below both, across the row: a `MoneyLine`. */
  line?: ReactNode;
  /** In a `LedgerLayout`: its details are in the pane, if there is room for one. */
  isCurrent?: boolean;
  /** A dot after the title. Say it in words too, in the title. */
  isMarked?: boolean;
  /** Below the line, in a list of `cards`: figures of the thing, without links or buttons. */
  children?: ReactNode;
};

/** One entry of a `RowList` or a `RowGroup`. The whole row is the target of its link, press or fold. */
export function Row({
  icon,
  mark,
  title,
  detail,
  value,
  valueDetail,
  line,
  isCurrent: isChosen = false,
  isMarked = false,
  children,
  ...action
}: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const isCurrent = useContext(PaneContext) && isChosen;
  const rowsId = useId();
  return (
    <Root data-marked={isMarked || undefined}>
      <Line
        data-line
        data-active={(action.href ?? action.onPress ?? action.rows) !== undefined || undefined}
        data-current={isCurrent || undefined}
      >
        {mark && <Moment data-mark={mark}>{mark === 'lock' && <Icon of={LockOpen} size={16} />}</Moment>}
        {icon && (
          <Disc>
            <Icon of={icon} size={16} />
          </Disc>
        )}
        <Words>
          <strong>{titleOf()}</strong>
          {detail !== undefined && <small>{detail}</small>}
        </Words>
        {(value ?? valueDetail) !== undefined && (
          <Figures>
            {value !== undefined && <span>{value}</span>}
            {valueDetail !== undefined && <small>{valueDetail}</small>}
          </Figures>
        )}
        {line !== undefined && <Across>{line}</Across>}
      </Line>
      {children}
      {action.rows !== undefined && isOpen && <ul id={rowsId}>{action.rows}</ul>}
    </Root>
  );

  function titleOf(): ReactNode {
    const words = (
      <>
        <span>{title}</span>
        {isMarked && <Dot aria-hidden>{'\u00a0'.repeat(4)}</Dot>}
      </>
    );
    if (action.href !== undefined) {
      return (
        <Link
          className="mn-part"
          href={action.href}
          aria-label={action.label}
          aria-current={isCurrent || undefined}
          onPress={action.onPress}
        >
          {words}
        </Link>
      );
    }
    if (action.onPress) {
      return (
        <Button
          className="mn-part"
          aria-label={action.label}
          aria-current={isCurrent || undefined}
          onPress={action.onPress}
        >
          {words}
        </Button>
      );
    }
    if (action.rows === undefined) return words;
    return (
      <Button
        className="mn-part"
        aria-label={action.label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? rowsId : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        {words}
        <Icon of={ChevronDown} size={16} />
      </Button>
    );
  }
}

// What opens in what was opened stays on its edge. The whole card is the target of its title.
const Root = styled('li')`
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};

  & + & {
    border-block-start: 1px solid ${token.line};
  }

  & > ul {
    ${plainList}
    border-block-start: 1px solid ${token.line};
  }

  & > ul > li {
    padding-inline-start: calc(${token.space8} + ${token.space3});
  }

  & & > ul > li {
    padding-inline-start: 0;
  }

  &:has(> [data-line] > [data-mark]),
  &:has(> [data-line] > [data-mark]) > ul {
    position: relative;
    border: 0;
  }

  &:has(> [data-line] > [data-mark='held']) > ul {
    ${lineOfMoney('4px dotted')}
  }

  & & > ul::before {
    display: none;
  }

  ul[data-layout] > &:first-child > * > [data-mark]:not([data-mark='held'], [data-mark='coming'])::before {
    inset-block-start: 50%;
  }

  & > ul [data-mark] {
    display: none;
  }

  [data-layout='compact'] > & > [data-line] {
    min-block-size: ${token.space12};
    padding-block: 5px;
  }

  [data-layout='cards'] > & {
    position: relative;
    display: grid;
    align-content: space-between;
    gap: ${token.space1};
    box-sizing: border-box;
    min-inline-size: 0;
    min-block-size: ${rem(11)};
    padding: ${token.space4};
    border: 1px solid ${token.line};
    border-radius: ${token.radiusCard};
    background: ${token.surfaceRaised};
  }

  [data-layout='cards'] > & > [data-line] {
    --lines: 0;

    position: static;
    align-items: center;
    min-block-size: 0;
    padding: 0;
  }

  [data-layout='cards'] > & > [data-line]::before,
  [data-layout='cards'] > & > [data-line] strong > :is(a, button)::after {
    inset: 0;
    border-radius: ${token.radiusCard};
  }
`;

// - `--lines` is the height of two lines: what is beside a longer text is level with its beginning.
// - The target of a separate button is as high as on a phone.
// - The tint of an active one is wider, so that the text stays on the edge of the page.
// - Links and buttons in small text are above the target of the row.
const Line = styled('div')`
  position: relative;
  --lines: calc(${token.line14} + ${token.line12});

  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: start;
  gap: 0 ${token.space3};
  box-sizing: border-box;
  min-block-size: ${rem(3.5)};
  padding-block: ${token.space2};

  ${media.small} {
    min-block-size: ${rem(3.25)};
  }

  &:has(> div > span > button) {
    min-block-size: ${rem(4)};
  }

  &[data-active]::before {
    position: absolute;
    inset: 0 calc(-1 * ${token.space2});
    border-radius: ${token.radiusControl};
    content: '';
    pointer-events: none;
  }

  &[data-active]:hover::before {
    background: ${token.surfaceHover};
  }

  &[data-current] {
    isolation: isolate;
  }

  &[data-current]::before {
    z-index: -1;
    background: ${token.accentSurface};
  }

  @media (forced-colors: active) {
    &[data-current]::before {
      outline: 1px solid CanvasText;
    }
  }

  &:has([data-pressed])::before {
    background: linear-gradient(${token.surfaceHover} 0 0) ${token.surfaceHover};
  }

  small {
    display: block;
    overflow-wrap: anywhere;
    color: ${token.inkMuted};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  small :is(a, button) {
    position: relative;
    z-index: 1;
  }
`;

/**
 * Unlike a badge, words may break where a value beside them needs the width. An amount or the ends of an address stay whole: the value
 * gets a line of its own instead. Begins with a capital, whatever phrase it begins with: "tomorrow, 14:05". Not so an address, which a
 * `bdi` marks. The link or button of a row covers all of it.
 */
const Words = styled('div')`
  display: flex;
  flex: 1 1 min-content;
  flex-direction: column;
  justify-content: center;
  min-block-size: var(--lines);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  data {
    white-space: nowrap;
  }

  & > small:not(:has(> bdi))::first-letter {
    text-transform: uppercase;
  }

  & > strong {
    display: block;
    min-inline-size: ${rem(3)};
    font-weight: ${token.weightMedium};
  }

  [data-marked] > div > & > strong {
    font-weight: ${token.weightStrong};
  }

  & > strong > :is(a, button) {
    display: inline;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  & > strong > :is(a, button)::after {
    position: absolute;
    inset: 0 calc(-1 * ${token.space2});
    border-radius: ${token.radiusControl};
    content: '';
  }

  & > strong > :is(a, button)[data-focus-visible] {
    outline: none;
  }

  & > strong > :is(a, button)[data-focus-visible]::after {
    outline: 2px solid ${token.focus};
    outline-offset: -2px;
  }

  & > strong > button > svg {
    margin-inline-start: ${token.space1};
    color: ${token.inkMuted};
    vertical-align: text-bottom;
    transition: rotate ${token.motion};
  }

  & > strong > [aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

/** Its spaces keep it beside the last word. */
const Dot = styled('span')`
  background: radial-gradient(closest-side, ${token.accentLine} 90%, transparent) 100% / 6px 6px no-repeat;
  forced-color-adjust: none;
`;

/**
 * Beside the words; below them where an amount in large text leaves them no room. Buttons that have a line of their own stand side by
 * side.
 */
const Figures = styled('div')`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  justify-content: center;
  min-inline-size: 0;
  min-block-size: var(--lines);
  max-inline-size: min(100%, max(55%, ${rem(9)}));
  margin-inline-start: auto;
  text-align: end;
  font-variant-numeric: tabular-nums slashed-zero;

  &:has(button) {
    max-inline-size: 100%;
  }

  & > span {
    display: block;
    font-weight: ${token.weightMedium};
  }
`;

const Disc = styled('span')`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token.space8};
  block-size: ${token.space8};
  margin-block: 2px;
  border-radius: ${token.radiusFull};
  background: ${token.neutralSurface};
  color: ${token.neutralInk};
`;

const Moment = styled('span')`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token.space8};
  block-size: var(--lines);

  ${lineOfMoney('3px solid')}

  &[data-mark='held']::before {
    border-inline-start-style: dotted;
    border-inline-start-width: 4px;
  }

  &[data-mark='coming']::before {
    border-inline-start-style: dashed;
  }

  &[data-mark='decided']::after,
  & > svg {
    position: relative;
    padding: 3.5px;
    border: 2.5px solid ${token.accentLine};
    border-radius: ${token.radiusFull};
    background: ${token.surface};
    color: ${token.ink};
    content: '';
  }

  &[data-mark='booked']::after {
    justify-self: end;
    inline-size: 16px;
    border-block-start: 3px solid ${token.accentLine};
    content: '';
  }
`;

const Across = styled('div')`
  flex: 0 0 100%;
  margin-block-start: ${token.space1};
`;
