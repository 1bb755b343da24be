import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const two = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'ru', name: 'Русский', href: '#ru' },
];

const meta = preview.meta({
  component: LanguageSwitch,
  subcomponents: { OfferedLanguage: shapes.OfferedLanguage },
  title: 'Components/LanguageSwitch',
  parameters: { layout: 'padded' },
  args: { label: 'Language', languages: two, current: 'en' },
});

/** Each language is named in itself and marked with `lang`, so that a screen reader pronounces it correctly. */
export const All = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Русский' })).toHaveAttribute('lang', 'ru');
    const current = 'English';
    await expect(canvas.getByRole('link', { name: current })).toHaveAttribute('aria-current', 'true');
  },
});

export const OnlyTheOther = meta.story({
  args: { show: 'other' },
  async play({ canvas }) {
    const other = 'ru';
    await expect(canvas.getByRole('link')).toHaveAttribute('hreflang', other);
  },
});

/** Tab reaches each language, Enter follows the link. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Русский' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    const english = canvas.getByRole('link', { name: 'English' });
    await expect(english).toHaveFocus();
    const followed = fn((event: Event) => event.preventDefault());
    english.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
});

const many = [
  ...two,
  { code: 'de', name: 'Deutsch', href: '#de' },
  { code: 'pt-BR', name: 'Português (Brasil)', href: '#pt' },
  { code: 'es', name: 'Español', href: '#es' },
];

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const current = 'en';
    // Each switch needs a unique name, because landmarks on a page must differ.
    const label = 'Language';
    return (
      <States>
        <State name="all">
          <LanguageSwitch label={`${label} 1`} current={current} languages={two} />
        </State>
        <State name="only the other">
          <LanguageSwitch label={`${label} 2`} current={current} languages={two} show="other" />
        </State>
        <State name="hovered" is="hovered" on="a">
          <LanguageSwitch label={`${label} 3`} current={current} languages={two} />
        </State>
        <State name="focused" is="focused">
          <LanguageSwitch label={`${label} 4`} current={current} languages={two} />
        </State>
        <State name="more than two: wraps">
          <div style={{ maxWidth: 200 }}>
            <LanguageSwitch label={`${label} 5`} current={current} languages={many} />
          </div>
        </State>
      </States>
    );
  },
});
