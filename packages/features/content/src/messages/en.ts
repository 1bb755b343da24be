import { diagrams } from '../diagrams/diagrams.en.ts';
import { frame } from '../frame/frame.en.ts';
import { contacts } from '../contacts/contacts.en.ts';
import { documents } from '../documents/documents.en.ts';
import { faq } from '../faq/faq.en.ts';
import { marketing } from '../marketing/marketing.en.ts';
import { news } from '../news/news.en.ts';
import { risks } from '../risks/risksMessages.en.ts';
import { strategies } from '../strategies/strategies.en.ts';
import { home } from '../home/home.en.ts';
import { notices } from '../notices/notices.en.ts';
import { parts } from '../parts/parts.en.ts';
import { plans } from '../plans/plans.en.ts';
import { checkDocument } from '../check-document/check-document.en.ts';
import { whatWeOwe } from '../what-we-owe/what-we-owe.en.ts';

/** The words of the public pages, a page at a time. The source: every other language has these keys. */
export const en = {
  frame,
  parts,
  diagrams,
  home,
  plans,
  notices,
  strategies,
  marketing,
  contacts,
  documents,
  risks,
  faq,
  news,
  whatWeOwe,
  checkDocument,
} as const;
