/// <reference types="vite/client" />

import { Markdown } from '@storybook/addon-docs/blocks';

/** Components that are not in a release yet. */
const added: readonly string[] = ['FigureStrip', 'MoneyLine', 'MoneyShare', 'RowList', 'SplitBar'];

/** What to use in place of a deprecated component. */
const deprecated: Readonly<Record<string, string>> = {};

const names = Object.keys(import.meta.glob('../packages/ui/src/*/*.mdx'))
  .filter((file) => !/\/(foundations|patterns)\//.test(file))
  .map((file) => /(\w+)\.mdx$/.exec(file)?.[1] ?? file)
  .toSorted((one, other) => one.localeCompare(other));

function statusOf(name: string): string {
  const replacement = deprecated[name];
  if (replacement !== undefined) return `deprecated: use ${replacement}`;
  return added.includes(name) ? 'new' : 'stable';
}

for (const name of [...added, ...Object.keys(deprecated)])
  if (!names.includes(name)) throw new Error(`There is no page of a component ${name}.`);

/** The status of every component that has a page. */
export const ComponentStatus = () => (
  <Markdown>
    {[
      '| Component | Status |',
      '| --- | --- |',
      ...names.map(
        (name) => `| [${name}](?path=/docs/components-${name.toLowerCase()}--docs) | ${statusOf(name)} |`,
      ),
    ].join('\n')}
  </Markdown>
);
