import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { ArrowDownToLineIcon, SproutIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = preview.meta({
  component: LinkButton,
  title: 'Components/LinkButton',
  parameters: { layout: 'padded' },
  args: { href: '#refill', children: 'Refill' },
});

export const Primary = meta.story({
  args: { variant: 'primary', icon: ArrowDownToLineIcon },
});

/** Tab reaches it, Enter follows it. Space does nothing, because it is a link. */
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

/** A long label wraps inside the button. */
export const LongWords = meta.story({
  render: () => (
    <div data-testid="place" style={{ maxWidth: 160 }}>
      <LinkButton href="#terms">Высококвалифицированный-Высокопревосходительство</LinkButton>
      <LinkButton href="#plans">Посмотреть доступные инвестиционные планы</LinkButton>
    </div>
  ),
  play: ({ canvas }) => {
    const place = canvas.getByTestId('place');
    return expect(place.scrollWidth).toBe(place.clientWidth);
  },
});

const sizes = ['small', 'medium', 'large'] as const;

const states = [
  ['rest', undefined, {}],
  ['hovered', 'hovered', {}],
  ['pressed', 'pressed', {}],
  ['focused', 'focused', {}],
  ['disabled', undefined, { isDisabled: true }],
] as const;

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const words = {
      primary: 'Refill',
      secondary: 'Plans',
      quiet: 'All operations',
    };
    return (
      <States cell="wide">
        {(['primary', 'secondary', 'quiet'] as const).flatMap((variant) =>
          states.map(([state, forced, props]) => (
            <State key={`${variant} ${state}`} name={`${variant}, ${state}`} is={forced} on="a">
              <Inline gap={3}>
                {sizes.map((size) => (
                  <LinkButton key={size} href="#next" variant={variant} size={size} {...props}>
                    {words[variant]}
                  </LinkButton>
                ))}
              </Inline>
            </State>
          )),
        )}
        <State name="with an icon">
          <Inline gap={3}>
            {sizes.map((size) => (
              <LinkButton key={size} href="#refill" icon={ArrowDownToLineIcon} size={size}>
                {words.primary}
              </LinkButton>
            ))}
          </Inline>
        </State>
        <State name="wide">
          <LinkButton href="#plans" icon={SproutIcon} isWide>
            {words.secondary}
          </LinkButton>
        </State>
      </States>
    );
  },
});
