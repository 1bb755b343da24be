import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { expect, fn } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  component: Link,
  title: 'Components/Link',
  parameters: { layout: 'padded', inRussian: { children: 'Публичная оферта' } },
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
  render: function Titles() {
    const say = useSay();
    return (
      <>
        <Heading level={2}>
          <Link href="#start">{say('Start', 'Старт')}</Link>
        </Heading>
        <Inline justify="between" align="baseline">
          <Heading level={2}>{say('Operations', 'Операции')}</Heading>
          <Link href="#operations">{say('All operations', 'Все операции')}</Link>
        </Inline>
      </>
    );
  },
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
    const say = useSay();
    const offer = say('Public offer', 'Публичная оферта');
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
            {say('By registering you accept the ', 'Регистрируясь, вы принимаете ')}
            <Link href="#offer">{say('public offer', 'публичную оферту')}</Link>
            {say(' and the ', ' и ')}
            <Link href="#agreement">{say('user agreement', 'пользовательское соглашение')}</Link>.
          </Text>
        </State>
      </States>
    );
  },
});
