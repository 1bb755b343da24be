import type { Language } from '../language/language.ts';

/** The addresses of the screens, in one language. The specification names the screens; the addresses are decided here. */
export function pathsIn(language: Language) {
  const cabinet = `/${language}/cabinet`;
  return {
    login: `/${language}/login`,
    register: `/${language}/register`,
    confirmPhone: `/${language}/confirm-phone`,
    cabinet,
    refill: `${cabinet}/refill`,
    deposits: `${cabinet}/deposits`,
    invest: `${cabinet}/deposits/new`,
    withdrawal: `${cabinet}/withdrawal`,
    operations: `${cabinet}/operations`,
  };
}

/** The same address in another language. */
export function translatePath(path: string, language: Language): string {
  return path.replace(/^\/(en|ru)(?=\/|$)/, `/${language}`);
}
