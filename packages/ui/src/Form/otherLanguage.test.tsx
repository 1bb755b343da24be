import { render, screen, user } from '@meridian/testing';
import { expect, it } from 'vitest';
import { TextField } from '../TextField/TextField.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Form } from './Form.tsx';

const words = {
  'en-US': { required: 'Fill it in', checked: 'Too short', refused: 'Taken' },
  'ru-RU': { required: 'Заполните', checked: 'Слишком коротко', refused: 'Занято' },
};

const errors = (locale: keyof typeof words) => (
  <UiProvider locale={locale}>
    <Form validationErrors={{ refused: words[locale].refused }}>
      <TextField name="empty" label="Empty" requiredMessage={words[locale].required} />
      <TextField
        name="short"
        label="Short"
        validate={(text) => (text === 'ab' ? words[locale].checked : null)}
      />
      <TextField name="refused" label="Refused" defaultValue="anna" />
      <TextField name="untouched" label="Untouched" validate={() => words[locale].checked} />
      <button type="submit">Send</button>
    </Form>
  </UiProvider>
);

const field = (name: string) => screen.getByRole('textbox', { name });

it('says its errors in the language that the page changes to', async () => {
  const { rerender } = render(errors('en-US'));
  await user.type(field('Short'), 'ab');
  await user.tab();
  await user.click(field('Empty'));
  await user.tab();
  rerender(errors('ru-RU'));
  expect(field('Short')).toHaveAccessibleDescription('Слишком коротко');
  expect(field('Refused')).toHaveAccessibleDescription('Занято');
  expect(field('Untouched')).not.toHaveAccessibleDescription();
});
