import type { Page } from 'playwright';

/** Our class names on a page: those on elements, and those with rules. */
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
