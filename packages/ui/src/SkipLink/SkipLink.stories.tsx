import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  component: SkipLink,
  title: 'Components/SkipLink',
  parameters: { layout: 'padded' },
  args: { to: 'content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Inline gap={2}>
        <Button variant="quiet">Deposits</Button>
        <Button variant="quiet">Strategies</Button>
      </Inline>
      <main id="content" tabIndex={-1}>
        <Text>Press Tab at the top of the page: the link comes into view.</Text>
      </main>
    </>
  ),
});

/** Hidden until it is focused. */
export const Hidden = meta.story();

/** It is the first Tab stop. Enter moves the focus into the page and does not change the URL. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    const address = window.location.href;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.href).toBe(address);
  },
});

export const LongWords = meta.story({
  args: { children: 'Перейти сразу к превысокомногорассмотрительствующему содержанию этой страницы' },
  async play({ userEvent }) {
    await userEvent.tab();
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ to }) => (
    <States cell="full">
      <State name="focused">
        <div style={{ minHeight: 64 }}>
          <SkipLink to={to} ref={(link) => link?.focus()}>
            Skip to content
          </SkipLink>
          <main id={to} tabIndex={-1} />
        </div>
      </State>
    </States>
  ),
});
