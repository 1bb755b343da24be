import { loadMessages, render, screen, within } from '@meridian/testing';
import { expect, test } from 'vitest';
import { bareContacts, contacts } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { getAgreement } from './agreement.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { getOffer } from './offer.ts';

const words = await loadMessages(messages);
const documents = [getOffer, getAgreement];

test('says which facts about the operator are not provided', () => {
  render(<LegalDocument text={getOffer.en} contacts={{ ...bareContacts, operator: 'Example Ltd' }} />, {
    messages: words,
  });
  expect(screen.getByText('Example Ltd')).toBeVisible();
  expect(screen.getAllByText('Not provided')).toHaveLength(2);
  expect(screen.getByText('Some facts about the operator are missing')).toBeVisible();
});

test('shows no notice when all facts are provided', () => {
  render(<LegalDocument text={getOffer.en} contacts={contacts} />, { messages: words });
  expect(screen.queryByText('Not provided')).not.toBeInTheDocument();
  expect(screen.queryByText('Some facts about the operator are missing')).not.toBeInTheDocument();
});

test('names the company and links the contents to each section', () => {
  render(<LegalDocument text={getAgreement.en} contacts={contacts} />, { messages: words });
  expect(screen.getByText(/between you and Meridian/)).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  expect(targets).not.toContain(null);
  expect(links).toHaveLength(getAgreement.en.sections.length);
});

test('has the same version, sections and paragraphs in both languages', () => {
  for (const { en, ru } of documents) {
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
