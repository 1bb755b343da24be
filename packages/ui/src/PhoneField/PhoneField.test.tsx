import { render, screen, user } from '@meridian/testing';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
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

describe('a phone field', () => {
  it('keeps the caret during a correction in the middle', async () => {
    const investor = user.setup();
    const field = await open({ defaultValue: '+447700900123' });
    await investor.click(field);
    field.setSelectionRange(5, 5);
    await investor.keyboard('{Delete}8');
    expect(field).toHaveValue('+44 7800 900123');
    expect(field.selectionStart).toBe(6);
    await investor.keyboard('{Backspace}');
    expect(field).toHaveValue('+44 700 900123');
    expect(field.selectionStart).toBe(5);
    expect(screen.getByRole('form')).toHaveFormValues({ phone: '+44700900123' });
  });

  it('accepts a pasted national number', async () => {
    const investor = user.setup();
    const field = await open({ country: 'RU' });
    await investor.click(field);
    await investor.paste('8 (999) 123-45-67');
    await investor.tab();
    expect(field).toHaveValue('8 (999) 123-45-67');
    expect(screen.getByRole('form')).toHaveFormValues({ phone: '+79991234567' });
  });

  it.each(['\u202a+44 7700 900123\u202c', '(+44) 7700 900123', '\u2066+44\u2069 (0)7700 900123'])(
    'cleans the pasted number %o',
    async (text) => {
      const investor = user.setup();
      const field = await open();
      await investor.click(field);
      await investor.paste(text);
      await investor.tab();
      expect(field).toHaveValue('+44 7700 900123');
      expect(screen.getByRole('form')).toHaveFormValues({ phone: '+447700900123' });
    },
  );

  it('reports a number without its country code, and guesses no country', async () => {
    const investor = user.setup();
    const onNationalChange = vi.fn();
    const field = await open({ onNationalChange });
    await investor.type(field, '9175551234');
    await investor.tab();
    expect(screen.getByRole('form')).toHaveFormValues({ phone: '' });
    expect(field).toBeInvalid();
    await investor.clear(field);
    await investor.type(field, '+44');
    expect(onNationalChange.mock.calls).toEqual([[true], [false]]);
  });

  it('keeps an impossible number as typed and rejects it', async () => {
    const investor = user.setup();
    const field = await open();
    await investor.type(field, '+7 999');
    await investor.tab();
    expect(field).toHaveValue('+7 999');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Wrong phone number');
  });

  it("restores the form's number on reset", async () => {
    const investor = user.setup();
    const field = await open({ defaultValue: '+447700900123' });
    await investor.clear(field);
    await investor.type(field, '+7999');
    await investor.click(screen.getByRole('button', { name: 'Start again' }));
    expect(field).toHaveValue('+44 7700 900123');
    expect(screen.getByRole('form')).toHaveFormValues({ phone: '+447700900123' });
  });

  it('is cleared when the page clears the value', async () => {
    const investor = user.setup();
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
    await investor.type(field, '+79');
    await investor.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field).toHaveValue('');
  });
});

it('forwards its ref to the input', async () => {
  const ref = createRef<HTMLInputElement>();
  render(<PhoneField {...words} ref={ref} />, { language: 'en' });
  expect(ref.current).toBe(screen.getByLabelText('Phone'));
});
