import type { Page } from 'playwright';

/** Our classes in a page: those that its elements have, and those that its style sheets have rules for. */
export const styledClasses = (page: Page): Promise<{ worn: string[]; ruled: string[] }> =>
  page.evaluate(() => {
    const worn = [...document.querySelectorAll("[class^='mn-']")].flatMap(({ classList }) =>
      [...classList].filter((name) => name.startsWith('mn-') && name !== 'mn-part'),
    );
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const ruled = rules.flatMap(({ cssText }) =>
      [...cssText.matchAll(/\.(mn-[\w-]+)/g)].map(([, name = '']) => name),
    );
    return { worn: [...new Set(worn)].toSorted(), ruled: [...new Set(ruled)].toSorted() };
  });
