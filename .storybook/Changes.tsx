/// <reference types="vite/client" />

import { Markdown } from '@storybook/addon-docs/blocks';

const textsOf = (files: Record<string, string>) => Object.values(files);

const pending = textsOf(
  import.meta.glob<string>('../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
).map((text) => text.replace(/^---\n[^]*?\n---\n/, '').trim());

const released = textsOf(
  import.meta.glob<string>('../packages/ui/CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
).map((text) => text.replace(/^# .*\n/, '').trim());

/** The changes of the next release, from the files that it will be written from, and the changelog of the package. */
export const Changes = () => (
  <Markdown>{['### Next release', ...pending, ...released].join('\n\n')}</Markdown>
);
