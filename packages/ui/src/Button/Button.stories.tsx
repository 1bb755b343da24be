import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { ArrowUpFromLineIcon, Trash2Icon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  title: 'Components/Button',
  parameters: { layout: 'padded' },
  args: { children: 'Continue', onPress: fn() },
});

export const Primary = meta.story({
  args: { variant: 'primary', children: 'Confirm the withdrawal' },
});

export const Pending = meta.story({
  args: { variant: 'primary', children: 'Confirm the withdrawal', isPending: true, pendingLabel: 'Sending' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: /Sending/ });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Tab reaches the button. Enter and Space press it. */
export const Keyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab({ shift: true });
    await expect(button).not.toHaveFocus();
  },
});

/** A long label wraps inside the button, and a long word breaks. */
export const LongWords = meta.story({
  render: () => (
    <div data-testid="place" style={{ maxWidth: 160 }}>
      <Button>Высококвалифицированный-Высокопревосходительство</Button>
      <Button isWide>Подтвердить изменение платёжной системы по умолчанию</Button>
    </div>
  ),
  play: ({ canvas }) => {
    const place = canvas.getByTestId('place');
    return expect(place.scrollWidth).toBe(place.clientWidth);
  },
});

const variants = ['primary', 'secondary', 'quiet', 'plain', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const words = {
      primary: 'Confirm',
      secondary: 'Withdraw',
      quiet: 'All operations',
      plain: '12,450.50 USDT',
      danger: 'Delete',
    };
    const states = [
      ['rest', undefined, {}],
      ['hovered', 'hovered', {}],
      ['pressed', 'pressed', {}],
      ['focused', 'focused', {}],
      ['pending', undefined, { isPending: true, pendingLabel: 'Sending' }],
      ['disabled', undefined, { isDisabled: true }],
    ] as const;
    return (
      <States cell="wide">
        {variants.flatMap((variant) =>
          states.map(([state, forced, props]) => (
            <State key={`${variant} ${state}`} name={`${variant}, ${state}`} is={forced} on="button">
              <Inline gap={3}>
                {sizes.map((size) => (
                  <Button key={size} variant={variant} size={size} {...props}>
                    {words[variant]}
                  </Button>
                ))}
              </Inline>
            </State>
          )),
        )}
        <State name="with an icon">
          <Inline gap={3}>
            {sizes.map((size) => (
              <Button key={size} icon={ArrowUpFromLineIcon} size={size}>
                {words.secondary}
              </Button>
            ))}
          </Inline>
        </State>
        <State name="wide">
          <Button variant="danger" icon={Trash2Icon} isWide>
            {words.danger}
          </Button>
        </State>
      </States>
    );
  },
});
