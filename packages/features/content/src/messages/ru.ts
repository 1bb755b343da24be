import type { Translation } from '@meridian/i18n';
import { diagrams } from '../diagrams/diagrams.ru.ts';
import { frame } from '../frame/frame.ru.ts';
import { contacts } from '../contacts/contacts.ru.ts';
import { documents } from '../documents/documents.ru.ts';
import { faq } from '../faq/faq.ru.ts';
import { marketing } from '../marketing/marketing.ru.ts';
import { news } from '../news/news.ru.ts';
import { risks } from '../risks/risksMessages.ru.ts';
import { strategies } from '../strategies/strategies.ru.ts';
import { home } from '../home/home.ru.ts';
import { notices } from '../notices/notices.ru.ts';
import { parts } from '../parts/parts.ru.ts';
import { plans } from '../plans/plans.ru.ts';
import { checkDocument } from '../check-document/check-document.ru.ts';
import { whatWeOwe } from '../what-we-owe/what-we-owe.ru.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
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
};
