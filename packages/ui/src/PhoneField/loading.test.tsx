import { act, render, screen, user, waitFor } from '@meridian/testing';
import { expect, it, vi } from 'vitest';
import { Form } from '../Form/Form.tsx';
import { PhoneField } from './PhoneField.tsx';

const plans = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./phoneNumbers.ts', async (load) => {
  await plans.promise;
  return load();
});

it('submits a national number typed before the numbering plans are loaded, once and in full', async () => {
  const sent = vi.fn();
  const onChange = vi.fn();
  render(
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('phone'));
      }}
    >
      <PhoneField name="phone" label="Phone" country="RU" invalidMessage="Wrong" onChange={onChange} />
    </Form>,
    { language: 'en' },
  );
  const field = screen.getByLabelText('Phone');
  await user.type(field, '8 (999) 123-45-67{Enter}');
  expect(field).toBeValid();
  expect(sent).not.toHaveBeenCalled();
  await act(async () => plans.resolve());
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('+79991234567'));
  expect(onChange).toHaveBeenLastCalledWith('+79991234567');
});
