import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
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
  render: () => (
    <Inline justify="between" gap={4}>
      <Heading level={2}>Operations</Heading>
      <Inline>
        <Button>Filter</Button>
        <Button>Export to CSV</Button>
      </Inline>
    </Inline>
  ),
});

/** On a phone the filters of a list stay in one row, which scrolls sideways beside its buttons. */
export const ScrollsOnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Inline justify="between">
        <Inline scrollsOnPhone role="group" aria-label="Filters">
          <PillButton label="Type" value="All types" />
          <PillButton label="Currency" value="All currencies" />
          <PillButton label="Period" value="All time" />
        </Inline>
        <Button icon={DownloadIcon} isIconOnPhone>
          Export to CSV
        </Button>
      </Inline>
    </div>
  ),
  async play({ canvas }) {
    const row = canvas.getByRole('group', { name: 'Filters' });
    await expect(canvas.getByRole('button', { name: 'Export to CSV' })).toBeVisible();
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
    const total = 'Total';
    const pair = [
      <Text key="name">{total}</Text>,
      <Text key="figure" size={24}>
        612.48
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
