import type { Language } from '@meridian/i18n';

const notices: Readonly<Record<Language, string>> = {
  en: 'This browser is too old for this site. Update it, or use a current version of Chrome, Edge, Firefox or Safari.',
  ru: 'Этот браузер слишком старый для этого сайта. Обновите его или откройте сайт в новой версии Chrome, Edge, Firefox или Safari.',
};

/** For a browser that cannot run the app: no language of the app is loaded there. */
export const outdatedNotice = Object.entries(notices)
  .map(([language, notice]) => `<p data-outdated lang="${language}">${notice}</p>`)
  .join('');

/** The newest feature that the app cannot do without: Chrome 123, Firefox 120, Safari 17.5. */
export const outdatedRules =
  '[data-outdated]{padding:16px;background:#fff;color:#000}@supports (color:light-dark(#000,#fff)){[data-outdated]{display:none}}';
