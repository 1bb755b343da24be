import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { expect, fn } from 'storybook/test';
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
