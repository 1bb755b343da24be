import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useFocusAfterDialog } from '../Dialog/useFocusAfterDialog.ts';
import { inkRules } from '../inkRules.ts';
import { KeyValueList, type KeyValueItem } from '../KeyValueList/KeyValueList.tsx';
import { leadingFigure, wideLeadingFigure } from '../leadingFigure.ts';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';

export interface ReceiptProps {
  /**
   * Of a receipt on a page. Of a step that was just taken, whose form the receipt replaces, it takes the focus, so that a screen
   * reader reads it. In a dialog that has a title of its own, leave it out.
   */
  title?: string | undefined;
  /** `preview` until the user confirms, `made` once it has happened. */
  stage?: 'preview' | 'made';
  /** What the amount is: "Deposit body", "You receive". */
  label: string;
  /** Usually an exact `Amount`. */
  amount: ReactNode;
  hint?: ReactNode;
  /** A `StatusBadge`. */
  badge?: ReactNode;
  /** A `MoneyLine` of 24 px, with its stops. */
  line?: ReactNode;
  /** What happens next, in one sentence: the verb first, then the date, the condition last. */
  outlook?: { label: string; sentence: ReactNode } | undefined;
  /** An `Alert` about what is unusual. */
  notice?: ReactNode;
  /** The fine figures, at most six. */
  items: readonly KeyValueItem[];
  /** What can be copied, the stages, or a choice, below the figures. */
  children?: ReactNode;
  /** In small print: the number, and what can be done with the receipt. */
  foot?: ReactNode;
  /** Buttons of a receipt on a page, the primary one first. In a dialog they are the dialog's. */
  actions?: ReactNode;
}

/**
 * One movement of money, from the confirmation to the print: the amount, where it is, what happens next, the figures. For other
 * facts use `KeyValueList`.
 */
export function Receipt({
  title,
  stage = 'made',
  label,
  amount,
  hint,
  badge,
  line,
  outlook,
  notice,
  items,
  children,
  foot,
  actions,
}: ReceiptProps) {
  return (
    <Root data-receipt>
      <Head data-stage={stage} data-new={(stage === 'made' && title !== undefined) || undefined}>
        {title !== undefined && <Title takesFocus={stage === 'made'}>{title}</Title>}
        <dl>
          <dt>
            {title === undefined && <Mark aria-hidden />}
            <span>{label}</span>
          </dt>
          <dd>{amount}</dd>
          {hint !== undefined && <dd data-hint>{hint}</dd>}
        </dl>
        {badge !== undefined && <span data-badge>{badge}</span>}
        {line !== undefined && <div data-line>{line}</div>}
      </Head>
      <Body>
        {outlook && (
          <div data-outlook>
            <p>{outlook.label}</p>
            <p>{outlook.sentence}</p>
          </div>
        )}
        {notice}
        {items.length > 0 && <KeyValueList items={items} />}
        {children}
        {Boolean(foot) && <Foot>{foot}</Foot>}
        {actions !== undefined && <Actions data-screen-only>{actions}</Actions>}
      </Body>
    </Root>
  );
}

function Title({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const ref = useFocusAfterDialog<HTMLHeadingElement>(takesFocus ? 1 : 0);
  return (
    <h2 ref={ref} tabIndex={takesFocus ? -1 : undefined}>
      <Mark aria-hidden />
      <span>{children}</span>
    </h2>
  );
}

// In a dialog it has no frame.
const Root = styled('article')`
  --mn-under: ${token.surfaceRaised};
  --side: ${token.space6};
  box-sizing: border-box;
  inline-size: min(100%, 480px);
  margin-inline: auto;
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusSheet};
  background: ${token.surfaceRaised};
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  overflow-wrap: anywhere;

  ${media.small} {
    --side: ${token.space4};
  }

  [role='dialog'] &,
  [role='alertdialog'] & {
    --side: 0px;
    --head-side: ${token.space5};
    --head-radius: ${token.radiusCard};
    --head-border: 1px;
    inline-size: 100%;
    overflow: visible;
    border: 0;
    border-radius: 0;
    background: none;
  }

  ${media.print} {
    max-inline-size: 480px;
    border-color: ${token.ink};
    break-inside: avoid;
  }
`;

const fill = keyframes`
  from { background-size: 0 100%; }
`;

// - It has only the line that its frame lacks.
// - A heading has no ring, because it does nothing when pressed.
// - On screen, the head of a step that was just taken fills with ink.
const Head = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space1} ${token.space2};
  align-items: center;
  padding: ${token.space5} var(--head-side, var(--side));
  border-radius: var(--head-radius, 0);

  &[data-stage='preview'] {
    background: light-dark(
      ${token.surfaceSunken},
      color-mix(in oklab, ${token.ink} 5%, ${token.surfaceRaised})
    );
  }

  &[data-stage='made'] {
    ${inkRules}
  }

  &[data-stage] {
    border-width: var(--head-border, 0 0 1px);
  }

  dl {
    display: contents;
  }

  dt,
  dd {
    grid-column: 1 / -1;
    min-inline-size: 0;
    margin: 0;
  }

  h2,
  dt {
    display: flex;
    gap: ${token.space2};
    align-items: center;
  }

  h2,
  dl:first-child > dt {
    grid-column: 1;
    min-block-size: ${token.space6};
  }

  h2 {
    margin: 0;
    min-inline-size: 0;
    font: ${token.weightStrong} ${token.text14} / ${token.line14} ${token.fontSans};
    outline: none;
  }

  [data-badge] {
    grid-row: 1;
    grid-column: 2;
  }

  [data-line] {
    grid-column: 1 / -1;
    margin-block-start: ${token.space2};
  }

  dt,
  [data-hint] {
    color: ${token.inkMuted};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  dd:not([data-hint]) {
    font-weight: ${token.weightStrong};
    ${leadingFigure}
  }

  dd data[data-wide] {
    white-space: normal;
    ${wideLeadingFigure}
  }

  dd data wbr {
    display: inline;
  }

  @media not print {
    &[data-new] {
      background: linear-gradient(${token.inkSurface}, ${token.inkSurface}) no-repeat 0 / 100% 100%;
      animation: ${fill} ${token.motion} ease-out;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The mark of the brand, from its style sheet. A brand without a mark has a ring. */
const Mark = styled('span')`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  background: ${token.accentLine};
  mask: ${token.mark} center / contain no-repeat;
  print-color-adjust: exact;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

const Body = styled('div')`
  display: grid;
  gap: ${token.space5};
  padding: ${token.space5} var(--side) 0;
  padding-block-end: var(--side);

  & > * {
    min-inline-size: 0;
  }

  p {
    margin: 0;
  }

  [data-outlook] > :first-child {
    color: ${token.inkMuted};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }

  [data-outlook] > :last-child {
    margin-block-start: ${token.space1};
    font-family: ${token.fontHeading};
    font-size: ${token.text18};
    font-weight: ${token.weightMedium};
    line-height: ${token.line18};
    word-spacing: 0.06em;
    text-wrap: pretty;
  }
`;

const Foot = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space1} ${token.space4};
  align-items: center;
  justify-content: space-between;
  padding-block-start: ${token.space3};
  border-block-start: 1px solid ${token.line};
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};
`;

const Actions = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space3};

  & > * {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }
`;
