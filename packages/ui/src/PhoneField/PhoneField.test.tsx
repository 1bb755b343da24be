import { render, screen, user } from '@meridian/testing';
import { createRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const words = { label: 'Phone', name: 'phone', invalidMessage: 'Wrong phone number' };

/** Waits for the lazily loaded numbering plans. */
async function open(props: Partial<PhoneFieldProps> = {}) {
  render(
    <form aria-label="Profile">
      <PhoneField {...words} {...props} />
      <PhoneField label="Ready" defaultValue="+79991234567" invalidMessage="" />
      <button type="reset">Start again</button>
    </form>,
    { language: 'en' },
  );
  await screen.findByDisplayValue('+7 999 123 45 67');
  return screen.getByLabelText<HTMLInputElement>('Phone');
}

describe('a person who gives a phone number', () => {
  it('sees it grouped while typing, and sends it bare', async () => {
    const person = user.setup();
    const field = await open();
    await person.type(field, '447700900123');
    expect(field).toHaveValue('+44 7700 900123');
    expect(screen.getByRole('form')).toHaveFormValues({ phone: '+447700900123' });
  });

  it('may begin it with 00, as it is dialled', async () => {
    const person = user.setup();
    const field = await open();
    await person.type(field, '00447700900123');
    expect(field).toHaveValue('+44 7700 900123');
    await person.tab();
    expect(field).toBeValid();
    expect(screen.getByRole('form')).toHaveFormValues({ phone: '+447700900123' });
  });

  it('corrects a digit in the middle with the caret where it was', async () => {
    const person = user.setup();
    const field = await open({ defaultValue: '+447700900123' });
    await person.click(field);
    field.setSelectionRange(5, 5);
    await person.keyboard('{Delete}8');
    expect(field).toHaveValue('+44 7800 900123');
    expect(field.selectionStart).toBe(6);
    await person.keyboard('{Backspace}');
    expect(field).toHaveValue('+44 700 900123');
    expect(field.selectionStart).toBe(5);
    expect(screen.getByRole('form')).toHaveFormValues({ phone: '+44700900123' });
  });

  it('may paste it as it is written at home', async () => {
    const person = user.setup();
    const field = await open({ country: 'RU' });
    await person.click(field);
    await person.paste('8 (999) 123-45-67');
    await person.tab();
    expect(field).toHaveValue('+7 999 123 45 67');
    expect(screen.getByRole('form')).toHaveFormValues({ phone: '+79991234567' });
  });

  it('finds what cannot be a number as it was typed, and refused', async () => {
    const person = user.setup();
    const field = await open();
    await person.type(field, '+7 999');
    await person.tab();
    expect(field).toHaveValue('+7 999');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Wrong phone number');
  });

  it('gets the number of the form back after a reset', async () => {
    const person = user.setup();
    const field = await open({ defaultValue: '+447700900123' });
    await person.clear(field);
    await person.type(field, '+7999');
    await person.click(screen.getByRole('button', { name: 'Start again' }));
    expect(field).toHaveValue('+44 7700 900123');
    expect(screen.getByRole('form')).toHaveFormValues({ phone: '+447700900123' });
  });

  it('sees it gone when the page clears it', async () => {
    const person = user.setup();
    function Page() {
      const [phone, setPhone] = useState('');
      return (
        <>
          <PhoneField {...words} value={phone} onChange={setPhone} />
          <button onClick={() => setPhone('')}>Clear</button>
        </>
      );
    }
    render(<Page />, { language: 'en' });
    const field = screen.getByLabelText('Phone');
    await person.type(field, '+79');
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field).toHaveValue('');
  });
});

it('leads the page to the input by its ref', async () => {
  const ref = createRef<HTMLInputElement>();
  render(<PhoneField {...words} ref={ref} />, { language: 'en' });
  expect(ref.current).toBe(screen.getByLabelText('Phone'));
});
