import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

/** A form that keeps what is typed, as a feature does. */
function KeptCodeField(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  component: CodeField,
  title: 'Components/CodeField',
  parameters: { layout: 'padded' },
  render: (args) => <KeptCodeField {...args} />,
  args: { label: 'Code from the message', length: 6, value: '', onChange: () => undefined, onComplete: fn() },
});

export const Empty = meta.story();

export const Typed = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByLabelText('Code from the message');
    await userEvent.type(field, '41a82');
    await expect(field).toHaveValue('4182');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '07');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('418207');
  },
});

export const Pasted = meta.story({
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByLabelText('Code from the message');
    await userEvent.click(field);
    await userEvent.paste(' 418-207 ');
    await expect(field).toHaveValue('418207');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('418207');
  },
});

export const Wrong = meta.story({
  args: { value: '418207', errorMessage: 'Codes do not match. Try again' },
});

export const Disabled = meta.story({ args: { value: '418207', isDisabled: true } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => {
    const words = { ...args, label: 'Код из сообщения' };
    return (
      <Grid min="wide" gap={6}>
        <KeptCodeField {...words} description="Отправили на номер +7 ••• •••-45-67" />
        <KeptCodeField {...words} value="418" />
        <KeptCodeField {...words} value="418207" errorMessage="Коды не совпадают. Попробуйте ещё раз" />
        <KeptCodeField {...words} value="418207" isDisabled />
      </Grid>
    );
  },
});
