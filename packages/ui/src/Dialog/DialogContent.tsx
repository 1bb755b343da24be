import styled from '@emotion/styled';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, type DialogProps as AriaDialogProps } from 'react-aria-components/Dialog';
import { AmountPrivacy } from '../Amount/AmountPrivacy.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';

interface DialogContentProps extends Pick<AriaDialogProps, 'role'> {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  closeLabel?: string | undefined;
  /** Whether the back button of a phone closes it. */
  closesOnBack: boolean;
}

/**
 * Head, scrolling body and foot of a `Dialog`, a `Drawer` or a `BottomSheet`. Not `header` and `footer`: inside
 * a dialog browsers expose them as landmarks of the page.
 */
export function DialogContent({
  title,
  children,
  actions,
  closeLabel,
  role,
  closesOnBack,
}: DialogContentProps) {
  useCloseOnBack(closesOnBack);
  return (
    // Not `aria-labelledby`: in an iframe React Aria looks up the id in the wrong document and removes it.
    <Root role={role} aria-label={title}>
      {({ close }) => (
        <>
          <div data-head>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {closeLabel !== undefined && <IconButton icon={X} label={closeLabel} onPress={close} />}
          </div>
          <Body>
            <AmountPrivacy hiddenLabel={undefined}>{children}</AmountPrivacy>
          </Body>
          {Boolean(actions) && <div data-foot>{actions}</div>}
        </>
      )}
    </Root>
  );
}

/** With large text or on a low screen, a sticky head and foot would leave no space for the body. */
const Root = styled(AriaDialog)`
  --mn-under: ${token.surfaceRaised};
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  max-block-size: inherit;
  overflow-y: auto;
  outline: none;

  & > [data-head],
  & > [data-foot] {
    position: sticky;
    z-index: ${token.layerSticky};
    display: flex;
    gap: ${token.space3};
    padding: ${token.space4} ${token.space6};
    background: ${token.surfaceRaised};
  }

  & > [data-head] {
    inset-block-start: 0;
    align-items: flex-start;
    justify-content: space-between;
    padding-block-end: ${token.space3};
  }

  & > [data-head] > h2 {
    min-inline-size: 0;
    padding-block: 6px;
  }

  & > [data-head] > button {
    margin-inline-end: calc(-1 * ${token.space2});
  }

  & > [data-foot] {
    inset-block-end: 0;
    flex-wrap: wrap;
    justify-content: flex-end;
    border-block-start: 1px solid ${token.line};
  }

  & > [data-foot] > p {
    flex: 1 0 100%;
    margin: 0;
    color: ${token.inkMuted};
    font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};
    text-align: end;
  }

  @media (max-height: 30rem) {
    & > [data-head],
    & > [data-foot] {
      position: static;
    }
  }

  ${media.small} {
    & > [data-head],
    & > [data-foot] {
      padding-inline: ${token.space4};
    }

    & > [data-foot] > p {
      text-align: start;
    }

    & > [data-foot] > :not(p) {
      flex: 1 0 auto;
      max-inline-size: 100%;
    }
  }
`;

const Body = styled('div')`
  flex: 1 0 auto;
  padding: 0 ${token.space6} ${token.space6};
  overflow-wrap: anywhere;

  ${media.small} {
    padding-inline: ${token.space4};
  }
`;
