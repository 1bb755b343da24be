import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  component: Link,
  title: 'Components/Link',
  parameters: { layout: 'padded' },
  args: { href: '#offer', children: 'Public offer' },
});

export const Accent = meta.story();

/** Tab reaches it, Enter follows it. */
export const Keyboard = meta.story({
  args: { onPress: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link')).not.toHaveFocus();
  },
});

/** In a title a link is in ink. Beside one it keeps its colour. Neither is underlined until it is hovered. */
export const Titles = meta.story({
  render: () => (
    <>
      <Heading level={2}>
        <Link href="#start">Start</Link>
      </Heading>
      <Inline justify="between" align="baseline">
        <Heading level={2}>Operations</Heading>
        <Link href="#operations">All operations</Link>
      </Inline>
    </>
  ),
  async play({ canvas }) {
    const [title, action] = canvas.getAllByRole('link').map((link) => getComputedStyle(link));
    const ink = getComputedStyle(canvas.getAllByRole('heading')[0]!).color;
    await expect(title?.color).toBe(ink);
    await expect(action?.color).not.toBe(ink);
    const underlines = [title?.textDecorationColor, action?.textDecorationColor];
    await expect(underlines).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  },
});

export const LongWords = meta.story({
  render: () => (
    <div style={{ maxWidth: 160 }}>
      <Text>
        <Link href="#privacy">Политикаконфиденциальностииобработкиперсональныхданных</Link>
      </Text>
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const offer = 'Public offer';
    return (
      <States>
        {(['accent', 'quiet', 'section'] as const).flatMap((tone) => [
          <State key={tone} name={tone}>
            <Link href="#offer" tone={tone}>
              {offer}
            </Link>
          </State>,
          ...(['hovered', 'focused'] as const).map((state) => (
            <State key={`${tone} ${state}`} name={`${tone}, ${state}`} is={state}>
              <Link href="#offer" tone={tone}>
                {offer}
              </Link>
            </State>
          )),
          <State key={`${tone} disabled`} name={`${tone}, disabled`}>
            <Link href="#offer" tone={tone} isDisabled>
              {offer}
            </Link>
          </State>,
        ])}
        <State name="in a text">
          <Text size={16}>
            {'By registering you accept the '}
            <Link href="#offer">public offer</Link>
            {' and the '}
            <Link href="#agreement">user agreement</Link>.
          </Text>
        </State>
      </States>
    );
  },
});
