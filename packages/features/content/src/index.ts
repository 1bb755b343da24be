/**
 * The public pages. Each is a folder with `<Name>Page.tsx`, `<Name>Page.module.css`, its texts `<name>.en.ts` and
 * `<name>.ru.ts`, and a story. A page is rendered to HTML at build time and is never hydrated:
 *
 * - It is a component `<Name>Page` of props: the data that it shows, `hrefs` by the id of the route table, and a slot
 *   (`ReactNode`) for each island. It has no router, session, fetch, effect or event handler.
 * - Data comes from the API at build time. It is `undefined` when there was no API: the page then reserves the place
 *   (`Reserved`). Data carries its date (`FiguresDate`). The browser refreshes it in places that are marked: a `Section`
 *   with `isRefreshed`, or `Refreshed`.
 * - Texts are `useTranslation(messages)` under the page's own key, composed in `messages/en.ts` and `messages/ru.ts`. They
 *   cost the reader nothing, because only the HTML is sent. A document of many paragraphs is a typed module per language.
 * - Parts come from `@meridian/ui` and from `parts/`. What a page alone needs is CSS in its module, with tokens as
 *   `var(--mn-...)` and a class on every element that it styles.
 * - Parts that need a script to work (Accordion, Tabs, Menu, Popover, Dialog, copy buttons) are not used outside islands:
 *   `Disclosure` is a native `<details>`.
 * - The meridian is the way of a deposit: `line` of a `Section` is solid while the money is free, and dotted while it is held. A `band`
 *   fills the width of the page; the `ink` band says what can be lost.
 * - A page with an offer shows `RiskStatement` above its first call to action.
 *
 * An island is a component of JSON props only, texts included, so that it loads no translations. `apps/web` decides when it
 * starts.
 */
export {
  type FrameColumn,
  type FrameLink,
  type FrameSection,
  PublicFrame,
  type PublicFrameProps,
} from './frame/PublicFrame.tsx';
export type { PlanFigures } from './parts/PlanFigures.ts';
export { FiguresChanged } from './parts/FiguresDate.tsx';
export { RiskStatement } from './parts/RiskStatement.tsx';
export { MaintenancePage, type MaintenancePageProps } from './notices/MaintenancePage.tsx';
export { NotFoundPage, type NotFoundPageProps } from './notices/NotFoundPage.tsx';
export { PlansPage, type PlansPageProps } from './plans/PlansPage.tsx';
export { getExitFigures } from './fees/exitFees.ts';
export { calculatorWords, levelWords } from './plans/calculator/words.ts';
export { HomePage, type HomePageProps } from './home/HomePage.tsx';
export { StrategiesPage, type StrategiesPageProps } from './strategies/StrategiesPage.tsx';
export { StrategyPage, type StrategyPageProps } from './strategies/StrategyPage.tsx';
export {
  readStrategyFilter,
  type StrategyFilter,
  usedStrategyFilters,
  writeStrategyFilter,
} from './strategies/strategyFilter.ts';
export { MarketingPage, type MarketingPageProps } from './marketing/MarketingPage.tsx';
export { ContactsPage, type ContactsPageProps } from './contacts/ContactsPage.tsx';
export { LegalPage, type LegalPageProps } from './documents/LegalPage.tsx';
export { type LegalDocumentId, legalTexts } from './documents/legalTexts.ts';
export { RisksPage, getRisks, type RisksPageProps } from './risks/RisksPage.tsx';
export { FaqPage, type FaqPageProps } from './faq/FaqPage.tsx';
export { searchableQuestions } from './faq/searchFaq.ts';
export { getFaq, type FaqGroup } from './faq/faqText.ts';
export { NewsPage, type NewsPageProps } from './news/NewsPage.tsx';
export { NewsItemPage, type NewsItemPageProps, NewsItemPlace } from './news/NewsItemPage.tsx';
export { CheckDocumentPage, type CheckDocumentPageProps } from './check-document/CheckDocumentPage.tsx';
export { WhatWeOwePage, type WhatWeOwePageProps } from './what-we-owe/WhatWeOwePage.tsx';
