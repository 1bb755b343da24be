import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect } from 'storybook/test';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  component: Heading,
  title: 'Components/Heading',
  parameters: { layout: 'padded', inRussian: { children: 'Ваши депозиты' } },
  args: { level: 1 as const, children: 'Your deposits' },
});

export const PageTitle = meta.story({
  async play({ canvas, globals }) {
    const name = sayIn(globals.language)('Your deposits', 'Ваши депозиты');
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { children: 'Высокопревосходительствующее достопримечательностепоклонничество' },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Heading {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const words = {
      60: say('Plans with clear terms', 'Планы с прозрачными условиями'),
      44: say('Referral programme', 'Партнёрская программа'),
      32: say('Refill', 'Пополнение баланса'),
      24: say('Recent operations', 'Последние операции'),
      20: say('Payment systems', 'Платёжные системы'),
      16: say('How you receive the code', 'Способ получения кода безопасности'),
    };
    return (
      <States cell="full">
        {([60, 44, 32, 24, 20, 16] as const).map((size) => (
          <State key={size} name={`level 2, size ${size}`}>
            <Heading level={2} size={size}>
              {words[size]}
            </Heading>
          </State>
        ))}
        {([1, 2, 3, 4] as const).map((level) => (
          <State key={level} name={`level ${level}, its own size`}>
            <Heading level={level}>{words[24]}</Heading>
          </State>
        ))}
      </States>
    );
  },
});
