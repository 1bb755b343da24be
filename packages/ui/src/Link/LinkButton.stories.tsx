import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
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
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Refill' })).toHaveAttribute('href', '#refill');
  },
});

export const Secondary = meta.story();

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'All operations' } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Inline gap={3}>
      <LinkButton href="#refill" variant="primary" size="large" icon={ArrowDownToLineIcon}>
        Пополнить баланс
      </LinkButton>
      <LinkButton href="#plans" icon={SproutIcon}>
        Выбрать тариф
      </LinkButton>
      <LinkButton href="#operations" variant="quiet" size="small">
        Все операции
      </LinkButton>
    </Inline>
  ),
});
