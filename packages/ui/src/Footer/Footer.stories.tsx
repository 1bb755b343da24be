import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { fn, expect } from 'storybook/test';
import { plain } from '../brands/plain.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SchemeSwitch } from '../SchemeSwitch/SchemeSwitch.tsx';
import { Footer } from './Footer.tsx';

const logo = (
  <Link href="#home" tone="quiet">
    <Logo {...plain} />
  </Link>
);

const languages = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'ru', name: 'Русский', href: '#ru' },
];

const columnsIn = (say: Say) => [
  {
    title: say('Invest', 'Инвестиции'),
    links: [
      { label: say('Deposits', 'Депозиты'), href: '#deposits' },
      { label: say('Strategies', 'Стратегии'), href: '#strategies' },
    ],
  },
  {
    title: say('Help', 'Помощь'),
    links: [
      { label: say('Questions and answers', 'Вопросы и ответы'), href: '#faq' },
      { label: say('Contacts', 'Контакты'), href: '#contacts' },
    ],
  },
  {
    title: say('Documents', 'Документы'),
    links: [
      { label: say('Public offer', 'Публичная оферта'), href: '#offer' },
      { label: say('User agreement', 'Пользовательское соглашение'), href: '#agreement' },
    ],
  },
];

function Languages() {
  const say = useSay();
  return <LanguageSwitch label={say('Language', 'Язык')} current={say('en', 'ru')} languages={languages} />;
}

const meta = preview.meta({
  component: Footer,
  subcomponents: { FooterColumnContent: shapes.FooterColumnContent },
  title: 'Components/Footer',
  parameters: {
    inRussian: {
      columns: columnsIn(sayIn('ru')),
      statement: 'Стоимость вложений может снизиться. Доходность в прошлом не обещает доходности в будущем.',
    },
  },
  args: {
    logo,
    columns: columnsIn(sayIn('en')),
    statement: 'The value of an investment can fall. A past yield does not promise a future one.',
    switches: <Languages />,
    legal: '© 2026 Plain',
  },
});

export const PublicPage = meta.story({
  async play({ canvas, globals }) {
    const name = sayIn(globals.language)('Documents', 'Документы');
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name })).toBeVisible();
  },
});

export const WithoutStatement = meta.story({ args: { statement: undefined, switches: undefined } });

export const NoColumns = meta.story({ args: { columns: [] } });

/** Tab goes from the logo down the columns to the language switch. */
export const Keyboard = meta.story({
  async play({ canvas, globals, userEvent }) {
    const columns = columnsIn(sayIn(globals.language));
    const linked = columns.flatMap(({ links }) => links.map(({ label }) => label));
    for (const name of ['Plain', ...linked, 'English']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    const followed = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link', { name: 'English' }).addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  args: {
    columns: [
      {
        title: 'Сверхвысокопроизводительныесистемыобработкиплатежей',
        links: [{ label: 'Политикаконфиденциальностииобработкиперсональныхданных', href: '#privacy' }],
      },
    ],
  },
});

function Switches() {
  const say = useSay();
  return (
    <>
      <Languages />
      <SchemeSwitch
        label={say('Colour scheme', 'Цветовая схема')}
        words={{
          system: say('System', 'Как в системе'),
          light: say('Light', 'Светлая'),
          dark: say('Dark', 'Тёмная'),
        }}
        onChange={fn()}
      />
    </>
  );
}

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { switches: <Switches /> },
});
