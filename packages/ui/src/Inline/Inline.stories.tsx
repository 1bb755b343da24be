import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { DownloadIcon } from '../Icon/icons.ts';
import { PillButton } from '../PillButton/PillButton.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const meta = preview.meta({
  component: Inline,
  title: 'Components/Inline',
  parameters: { layout: 'padded' },
});

export const Wrapping = meta.story({
  render: function Wrapping() {
    const say = useSay();
    return (
      <Inline justify="between" gap={4}>
        <Heading level={2}>{say('Operations', 'Операции')}</Heading>
        <Inline>
          <Button>{say('Filter', 'Фильтр')}</Button>
          <Button>{say('Export to CSV', 'Выгрузить в CSV')}</Button>
        </Inline>
      </Inline>
    );
  },
});

/** On a phone the filters of a list stay in one row, which scrolls sideways beside its buttons. */
export const ScrollsOnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: function ScrollsOnPhone() {
    const say = useSay();
    return (
      <div style={{ maxWidth: 320 }}>
        <Inline justify="between">
          <Inline scrollsOnPhone role="group" aria-label={say('Filters', 'Фильтры')}>
            <PillButton label={say('Type', 'Тип')} value={say('All types', 'Все типы')} />
            <PillButton label={say('Currency', 'Валюта')} value={say('All currencies', 'Все валюты')} />
            <PillButton label={say('Period', 'Период')} value={say('All time', 'За всё время')} />
          </Inline>
          <Button icon={DownloadIcon} isIconOnPhone>
            {say('Export to CSV', 'Выгрузить в CSV')}
          </Button>
        </Inline>
      </div>
    );
  },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const row = canvas.getByRole('group', { name: say('Filters', 'Фильтры') });
    await expect(canvas.getByRole('button', { name: say('Export to CSV', 'Выгрузить в CSV') })).toBeVisible();
    if (!matchMedia('(max-width: 767.98px)').matches) return;
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(row.clientHeight).toBeLessThan(60);
  },
});

/** A long word breaks; the row never gets wider than its container. */
export const LongWords = meta.story({
  render: () => (
    <div style={{ maxWidth: 200 }}>
      <Inline justify="between">
        <Heading level={2}>Высококвалифицированныеинвестиции</Heading>
        <Button>Все операции</Button>
      </Inline>
    </div>
  ),
  async play({ canvasElement }) {
    const row = canvasElement.querySelector('[style]');
    await expect(row?.scrollWidth).toBeLessThanOrEqual(200);
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const total = say('Total', 'Всего');
    const pair = [
      <Text key="name">{total}</Text>,
      <Text key="figure" size={24}>
        {say('612.48', '612,48')}
      </Text>,
    ];
    return (
      <States>
        {([0, 1, 2, 4, 8] as const).map((gap) => (
          <State key={gap} name={`gap ${gap}`}>
            <Inline gap={gap}>{pair}</Inline>
          </State>
        ))}
        {(['center', 'start', 'end', 'baseline', 'stretch'] as const).map((align) => (
          <State key={align} name={`align ${align}`}>
            <Inline align={align}>{pair}</Inline>
          </State>
        ))}
        {(['start', 'center', 'end', 'between'] as const).map((justify) => (
          <State key={justify} name={`justify ${justify}`}>
            <Inline justify={justify}>{pair}</Inline>
          </State>
        ))}
        <State name="wraps">
          <Inline>
            {[1, 2, 3, 4, 5].map((number) => (
              <Button key={number}>{`${total} ${number}`}</Button>
            ))}
          </Inline>
        </State>
        <State name="unbroken">
          <Inline isUnbroken>{pair}</Inline>
        </State>
      </States>
    );
  },
});
