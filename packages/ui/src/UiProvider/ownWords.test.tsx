import { render, screen, user } from '@meridian/testing';
import { beforeEach, expect, test } from 'vitest';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';

/** What is seen or announced in Latin letters. */
function findLatinTexts(): string[] {
  const elements = [...document.body.querySelectorAll('*:not(style, script)')];
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue),
    ...[
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'title',
      'placeholder',
    ].map((name) => element.getAttribute(name)),
  ]);
  return texts.filter((text): text is string => /[a-z]{2}/i.test(text ?? ''));
}

// React Aria keeps an announcement of another test for a few seconds.
beforeEach(() => {
  for (const log of document.querySelectorAll('[data-live-announcer] [role=log]')) log.replaceChildren();
});

test('names days, months and buttons of an open calendar in Russian', async () => {
  render(
    <DateRangeField
      label="Период"
      fromLabel="С"
      toLabel="По"
      calendarLabel="Выбрать период"
      letters={{ day: 'ДД', month: 'ММ', year: 'ГГГГ' }}
      messages={{
        unreadable: String,
        outside: 'Выберите другой день.',
        endsFirst: 'Период кончается раньше.',
      }}
      value={{ from: '2026-10-01', to: '2026-10-08' }}
      onChange={() => undefined}
    />,
    { language: 'ru' },
  );
  await user.click(screen.getByRole('button', { name: 'Выбрать период' }));
  await screen.findAllByRole('gridcell');
  expect(findLatinTexts()).toEqual([]);
});

test('names the parts of open lists in Russian', async () => {
  render(
    <>
      <Select label="Сеть" placeholder="Выберите сеть">
        <SelectItem id="one" label="Первая" />
      </Select>
      <ComboBox
        label="Монета"
        placeholder="Выберите монету"
        items={[{ id: 'one', label: 'Первая' }]}
        words={{ nothing: 'Нет', loading: 'Ищем…', more: String }}
      />
    </>,
    { language: 'ru' },
  );
  for (const button of screen.getAllByRole('button')) {
    await user.click(button);
    await screen.findByRole('listbox');
    expect(findLatinTexts()).toEqual([]);
    await user.keyboard('{Escape}');
  }
});

test('names the hidden buttons of a dialog in Russian', async () => {
  render(
    <Dialog isOpen title="Кошелёк" closeLabel="Закрыть">
      <p>Текст</p>
    </Dialog>,
    { language: 'ru' },
  );
  await screen.findByRole('dialog');
  expect(findLatinTexts()).toEqual([]);
});
