import { Markdown } from '@storybook/addon-docs/blocks';
import { terms } from '../packages/i18n/terms.ts';

/** The product's words in both languages, and those that are not used, with the reason. */
export const Terms = () => (
  <Markdown>
    {[
      '| Thing | English | Russian | Not |',
      '| --- | --- | --- | --- |',
      ...terms.map(({ thing, name, not }) => {
        const others = [...not.en, ...not.ru].map(({ example, why }) => `“${example}”: ${why}`);
        return `| ${thing} | ${name.en} | ${name.ru} | ${others.join('<br />')} |`;
      }),
    ].join('\n')}
  </Markdown>
);
