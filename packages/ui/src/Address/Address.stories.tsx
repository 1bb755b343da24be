import { mockClipboard, writeText } from '#.storybook/mockClipboard';
import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect } from 'storybook/test';
import { Address } from './Address.tsx';

const meta = preview.meta({
  title: 'Components/Address',
  component: Address,
  parameters: {
    layout: 'padded',
    inRussian: {
      copyLabel: 'Скопировать адрес',
      copiedLabel: 'Адрес скопирован',
      failedLabel: 'Браузер не разрешил копирование. Выделите адрес и скопируйте его вручную.',
    },
  },
  args: {
    value: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    network: 'TRON (TRC-20)',
    copyLabel: 'Copy the address',
    copiedLabel: 'Copied',
    failedLabel: 'The browser did not allow it. Select the address and copy it by hand.',
  },
  beforeEach: mockClipboard,
});

export const Whole = meta.story({});

export const Short = meta.story({
  args: { isShort: true, wholeLabel: 'Show the whole address' },
  parameters: { inRussian: { wholeLabel: 'Показать адрес целиком' } },
});

/** Tab reaches the short form, then the copy button. The copied address is complete and has no gaps. */
export const Keyboard = meta.story({
  args: Short.input.args,
  parameters: Short.input.parameters,
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const name = say(/Show the whole address/, /Показать адрес целиком/);
    const ends = canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(ends).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(ends).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: say('Copy the address', 'Скопировать адрес') }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(writeText).toHaveBeenCalledWith(args.value);
    await userEvent.tab({ shift: true });
    await expect(ends).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: { network: 'Достопримечательностепоклонническая сеть' },
  render: (args) => (
    <div style={{ maxWidth: 180 }}>
      <Address {...args} />
    </div>
  ),
});

/** An empty address is shown as a dash, without a copy button. */
export const EmptyText = meta.story({ args: { value: '' } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates(args) {
    const say = useSay();
    const tron = say('Network: TRON (TRC-20)', 'Сеть: TRON (TRC-20)');
    return (
      <States cell="wide">
        <State name="whole">
          <Address {...args} network={tron} />
        </State>
        <State name="whole, with a prefix">
          <Address
            {...args}
            value="0x52908400098527886E0F7030069857D2E4169EE7"
            network={say('Network: Ethereum (ERC-20)', 'Сеть: Ethereum (ERC-20)')}
          />
        </State>
        <State name="short">
          <Address
            {...args}
            network={tron}
            isShort
            wholeLabel={say('Show the whole address', 'Показать адрес целиком')}
          />
        </State>
        <State name="copying, focused" is="focused">
          <Address {...args} network={tron} />
        </State>
      </States>
    );
  },
});
