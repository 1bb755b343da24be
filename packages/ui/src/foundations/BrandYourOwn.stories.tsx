import { BrandPlayground } from '#.storybook/BrandPlayground';
import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { sayIn } from '#.storybook/useSay';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fontExamples } from '../brand/fontExamples.ts';
import { isFamilies } from '../brand/isFamilies.ts';
import { defaultChoices } from '../brand/defaultChoices.ts';
import { plain } from '../brands/plain.ts';
import { nocturne } from '../brands/nocturne.ts';
import { saffron } from '../brands/saffron.ts';

const usually = (summary: string) => ({ table: { defaultValue: { summary } } });

const { neutral, font, headingWeight, scheme, shadow } = defaultChoices;

const meta = preview.meta({
  title: 'Brand your own/Playground',
  component: shapes.BrandChoices,
  parameters: { layout: 'padded', controls: { disable: true } },
  args: plain,
  argTypes: {
    logo: usually('the name alone'),
    accentInk: usually('whichever reads better'),
    neutral: usually(`chroma: ${neutral.chroma}`),
    font: usually(`heading: as text, mono: ${font.mono}`),
    headingWeight: usually(`${headingWeight}`),
    scheme: usually(scheme),
    shadow: usually(shadow),
  },
  render: (_args, { globals }) => {
    const choices = [plain, saffron, nocturne].find(({ name }) => name === globals.brand) ?? plain;
    return <BrandPlayground key={choices.name} initial={choices} />;
  },
});

const accentOfPage = () => getComputedStyle(document.documentElement).getPropertyValue('--mn-accent').trim();

export const Playground = meta.story();

/** Omitted values are shown as their defaults. */
export const UsualValues = meta.story({
  globals: { brand: 'Plain' },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const figure = (label: string) => canvas.getByRole('textbox', { name: label });
    const chosen = (label: string) =>
      within(canvas.getByRole('radiogroup', { name: label })).getByRole('radio', { checked: true });
    const weight = getComputedStyle(document.documentElement).getPropertyValue('--mn-weight-heading');
    await expect(figure(say('Weight of headings', 'Насыщенность заголовков'))).toHaveValue(weight);
    await expect(figure(say('How much of it', 'Сколько тона'))).toHaveValue(
      say(`${neutral.chroma}`, `${neutral.chroma}`.replace('.', ',')),
    );
    await expect(chosen(say('Starts in', 'Начинает'))).toHaveAttribute('value', scheme);
    await expect(chosen(say('Shadow', 'Тень'))).toHaveAttribute('value', shadow);
    await expect(chosen(say('Text on the accent', 'Текст на акценте'))).toHaveAttribute('value', 'auto');
  },
});

export const Refusal = meta.story({
  globals: { brand: 'Plain' },
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const accent = canvas.getByRole('textbox', { name: say('Accent', 'Акцент') });
    await userEvent.clear(accent);
    await userEvent.type(accent, '#8f6d9c');
    await waitFor(() => expect(accent).toBeInvalid());
    await expect(accent).toHaveAccessibleDescription(
      say(
        /Plain cannot be used: the text of the main action on the accent .* The nearest accent that passes is #[\da-f]{6}/,
        /Бренд Plain использовать нельзя: текст главного действия на акценте \(#[\da-f]{6} на #[\da-f]{6}\) — контраст 4,\d+:1 в светлой схеме, а нужно 4,5:1\. Ближайший подходящий акцент — #[\da-f]{6}/,
      ),
    );
    const before = accentOfPage();
    const code = () => canvas.getByText(/export const brand = defineBrand/);
    await expect(code()).not.toHaveTextContent('#8f6d9c');

    const take = canvas.getByRole('button', { name: say(/^Take #/, /^Взять #/) });
    await expect(accent.closest('[aria-live]')).toContainElement(take);
    const belowTheField = take.getBoundingClientRect().bottom - accent.getBoundingClientRect().bottom;
    await expect(belowTheField).toBeGreaterThan(0);
    await expect(belowTheField).toBeLessThan(360);
    const [proposed = ''] = /#.*/.exec(take.textContent ?? '') ?? [];
    await userEvent.click(take);
    await expect(accent).toHaveValue(proposed);
    await waitFor(() => expect(accent).toBeValid());
    await expect(accentOfPage()).not.toBe(before);
    await expect(code()).toHaveTextContent(proposed);
  },
});

/** The characters that matter for font names in CSS. */
const pieces = ['a', 'Ж', '1', '-', '_', ' ', ',', "'", '"', '\n', '\u00A0', 'ª', 'inherit', 'var(--a)'];

/** Every text of this many pieces. */
const textsOf = (count: number): readonly string[] =>
  count === 0 ? [''] : textsOf(count - 1).flatMap((text) => pieces.map((piece) => text + piece));

const isKept = (families: string) => CSS.supports('font-family', families);

/**
 * `defineBrand` accepts a font list exactly if the browser keeps it. An invalid list would fall back to Times
 * New Roman.
 */
export const Fonts = meta.story({
  globals: { brand: 'Plain' },
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const texts = [1, 2, 3, 4].flatMap(textsOf);
    await expect(texts.filter((text) => isFamilies(text) && !isKept(text))).toEqual([]);
    await expect(fontExamples.accepted.filter((text) => !isKept(text))).toEqual([]);

    const field = canvas.getByRole('textbox', { name: say('Font of text', 'Шрифт текста') });
    const write = async (families: string) => {
      await userEvent.clear(field);
      await userEvent.paste(families);
    };
    const set = () => getComputedStyle(document.documentElement).getPropertyValue('--mn-font-sans');
    await write('Source Sans 3, sans-serif');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(
      say(
        /its font\.text is invalid\. .* stands in quotes: 'Source Sans 3', sans-serif\./,
        /возьмите в кавычки: 'Source Sans 3', sans-serif\./,
      ),
    );
    await write("'Source Sans 3', sans-serif");
    await waitFor(() => expect(field).toBeValid());
    await expect(set()).toBe("'Source Sans 3', sans-serif");
  },
});

/** All ten values can be edited, and the sample updates. */
export const AnotherBrandAtOnce = meta.story({
  globals: { brand: 'Plain' },
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
