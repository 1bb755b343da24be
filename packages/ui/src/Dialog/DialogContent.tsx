import { styled } from '../styles/styled.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, type DialogProps as AriaDialogProps } from 'react-aria-components/Dialog';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';

interface DialogContentProps extends Pick<AriaDialogProps, 'role'> {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  closeLabel?: string | undefined;
}

/**
 * Head, body and foot of a `Dialog`, a `Drawer` or a `BottomSheet`: the head and the foot stay when the body scrolls. They are
 * no `header` and `footer`: in a dialog a browser counts those among the landmarks of the page.
 */
export function DialogContent({ title, children, actions, closeLabel, role }: DialogContentProps) {
  return (
    // Not by the heading's id: in an iframe React Aria looks for that in the wrong document, and takes the name off.
    <Root role={role} aria-label={title}>
      {({ close }) => (
        <>
          <div data-head>
            <Heading slot="title" level={2} size={20}>
              {title}
            </Heading>
            {closeLabel !== undefined && <IconButton icon={X} label={closeLabel} onPress={close} />}
          </div>
          <Body>{children}</Body>
          {actions !== undefined && <div data-foot>{actions}</div>}
        </>
      )}
    </Root>
  );
}

/** Where text is large or the screen low, a head and a foot that stay would leave no room for what they belong to. */
const Root = styled(AriaDialog)`
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

    & > [data-foot] > * {
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
