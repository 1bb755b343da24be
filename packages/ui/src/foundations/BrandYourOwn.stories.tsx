import { BrandPlayground } from '#.storybook/BrandPlayground';
import preview from '#.storybook/preview';
import { sayIn } from '#.storybook/useSay';
import { expect, screen, waitFor, within } from 'storybook/test';
import { meridian } from '../brands/meridian.ts';
import { nocturne } from '../brands/nocturne.ts';
import { saffron } from '../brands/saffron.ts';

const meta = preview.meta({
  title: 'Brand your own/Playground',
  parameters: { layout: 'padded' },
  render: (_args, { globals }) => {
    const choices = [meridian, saffron, nocturne].find(({ name }) => name === globals.brand) ?? meridian;
    return <BrandPlayground key={choices.name} initial={choices} />;
  },
});

const accentOfPage = () => getComputedStyle(document.documentElement).getPropertyValue('--mn-accent').trim();

export const Playground = meta.story();

export const Refusal = meta.story({
  globals: { brand: 'Meridian' },
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const accent = canvas.getByRole('textbox', { name: say('Accent', 'Акцент') });
    await userEvent.clear(accent);
    await userEvent.type(accent, '#8f6d9c');
    const refusal = await canvas.findByText(
      /^Meridian cannot be used: the text of the main action on the accent/,
    );
    await expect(refusal).toHaveTextContent(/The nearest accent that passes is #[\da-f]{6}/);
    const before = accentOfPage();

    const take = canvas.getByRole('button', { name: say(/^Take #/, /^Взять #/) });
    const [proposed = ''] = /#.*/.exec(take.textContent ?? '') ?? [];
    await userEvent.click(take);
    await expect(accent).toHaveValue(proposed);
    await waitFor(() => expect(canvas.queryByText(/cannot be used/)).not.toBeInTheDocument());
    await expect(accentOfPage()).not.toBe(before);
    await expect(canvas.getByText(/export const brand = defineBrand/)).toHaveTextContent(proposed);
  },
});

/** All ten values can be edited, and the sample beside them follows. */
export const AnotherBrandAtOnce = meta.story({
  globals: { brand: 'Meridian' },
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const write = async (label: string, text: string) => {
      await userEvent.clear(canvas.getByRole('textbox', { name: label }));
      await userEvent.paste(text);
      await userEvent.tab();
    };
    const choose = (label: string, option: string) =>
      userEvent.click(within(canvas.getByRole('radiogroup', { name: label })).getByText(option));
    const code = () => canvas.getByText(/export const brand = defineBrand/);

    await write(say('Name', 'Название'), 'Aurora');
    await expect(canvas.getAllByText('Aurora').length).toBeGreaterThan(0);
    await write(say('Mark, as one path', 'Знак одним контуром'), 'M2 20 12 4l10 16Z');
    await write(say('Its box', 'Его границы'), '0 0 20 20');
    await write(say('Hue of greys', 'Тон серых'), '40');
    await write(say('Corner of a control', 'Угол поля и кнопки'), '12');
    await write(say('Font of text', 'Шрифт текста'), 'Georgia, serif');
    await userEvent.click(
      canvas.getByRole('button', { name: say('Take a font for codes', 'Взять шрифт для кодов') }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Inter' }));
    await write(say('Weight of headings', 'Насыщенность заголовков'), '700');
    await choose(say('Text on the accent', 'Текст на акценте'), say('Light', 'Светлый'));
    await choose(say('Shadow', 'Тень'), say('A hairline instead', 'Тонкая линия вместо неё'));
    await choose(say('Starts in', 'Начинает'), say('Dark', 'С тёмной'));

    const written = [
      "name: 'Aurora'",
      "viewBox: '0 0 20 20', path: 'M2 20 12 4l10 16Z'",
      'hue: 40',
      'control: 12',
      "text: 'Georgia, serif'",
      "mono: \"'Inter Variable'",
      'headingWeight: 700',
      "accentInk: 'light'",
      "shadow: 'none'",
      "scheme: 'dark'",
    ];
    for (const value of written) await expect(code()).toHaveTextContent(value);
    const set = getComputedStyle(document.documentElement);
    await waitFor(() => expect(set.getPropertyValue('--mn-shadow-2')).toContain('1px'));
    await expect(set.getPropertyValue('--mn-font-mono')).toContain('Inter Variable');
    await expect(set.getPropertyValue('--mn-font-sans')).toContain('Georgia');
  },
});
