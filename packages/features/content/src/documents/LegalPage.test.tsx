import { loadMessages, render, screen, within } from '@meridian/testing';
import { expect, test } from 'vitest';
import { bareContacts, contacts } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { LegalPage } from './LegalPage.tsx';
import { legalTexts } from './legalTexts.ts';

const words = await loadMessages(messages);

test('names in one place which facts about the operator are missing', () => {
  render(<LegalPage document="offer" contacts={{ ...bareContacts, operator: 'Example Ltd' }} />, {
    messages: words,
  });
  expect(screen.getByText('Example Ltd')).toBeVisible();
  expect(screen.getByText(/^Missing here: the licence and the jurisdiction\./)).toBeVisible();
  expect(screen.queryByText('Licence')).not.toBeInTheDocument();
});

test('shows no notice when all facts are provided', () => {
  render(<LegalPage document="offer" contacts={contacts} />, { messages: words });
  expect(screen.queryByText(/^Missing here/)).not.toBeInTheDocument();
  expect(screen.queryByText('Some facts about the operator are missing')).not.toBeInTheDocument();
});

test('names the company and links the contents to each section', () => {
  render(<LegalPage document="agreement" contacts={contacts} />, { messages: words });
  expect(screen.getByText(/between you and Meridian/)).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  expect(targets).not.toContain(null);
  expect(links).toHaveLength(legalTexts.agreement.en.sections.length);
});

test('has the same version, sections and paragraphs in both languages', () => {
  for (const { en, ru } of Object.values(legalTexts)) {
    const shapeOf = ({ version, date, sections }: typeof en) => ({
      version,
      date,
      sections: sections.map(({ id, blocks }) => [
        id,
        ...blocks.map((block) => (typeof block === 'string' ? 'text' : block.points.length)),
      ]),
    });
    expect(shapeOf(ru)).toEqual(shapeOf(en));
  }
});

test('says where to write, also when no address is known', () => {
  const { unmount } = render(<LegalPage document="privacy" contacts={contacts} />, { messages: words });
  expect(screen.getByText(/Write to support@meridian\.example about it\./)).toBeVisible();
  unmount();
  render(<LegalPage document="privacy" contacts={undefined} />, { messages: words });
  expect(screen.getByText(/Write to the address on the contacts page about it\./)).toBeVisible();
});
