import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
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

const columns = [
  {
    title: 'Invest',
    links: [
      { label: 'Deposits', href: '#deposits' },
      { label: 'Strategies', href: '#strategies' },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Questions and answers', href: '#faq' },
      { label: 'Contacts', href: '#contacts' },
    ],
  },
  {
    title: 'Documents',
    isFolded: true,
    links: [
      { label: 'Public offer', href: '#offer' },
      { label: 'User agreement', href: '#agreement' },
    ],
  },
];

function Languages() {
  return <LanguageSwitch label="Language" current="en" languages={languages} />;
}

const meta = preview.meta({
  component: Footer,
  subcomponents: { FooterColumnContent: shapes.FooterColumnContent },
  title: 'Components/Footer',
  args: {
    logo,
    columns: columns,
    statement: 'The value of an investment can fall. A past yield does not promise a future one.',
    switches: <Languages />,
    legal: '© 2026 Plain',
  },
});

export const PublicPage = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Documents' })).toBeVisible();
  },
});

export const WithoutStatement = meta.story({ args: { statement: undefined, switches: undefined } });

export const NoColumns = meta.story({ args: { columns: [] } });

/** Tab goes from the logo down the columns to the language switch. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
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
  return (
    <>
      <Languages />
      <SchemeSwitch
        label="Colour scheme"
        words={{
          system: 'System',
          light: 'Light',
          dark: 'Dark',
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
