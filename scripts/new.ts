import { parseArgs } from 'node:util';
import { createFeature } from './feature-template/createFeature.ts';

const usage = 'Usage: npm run new feature <name> -- [--list] [--title "Partners"] [--title-ru "Партнёры"]';

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      title: { type: 'string' },
      'title-ru': { type: 'string' },
    },
  });
  const [kind, name] = positionals;
  if (kind !== 'feature' || !name) throw new Error(usage);
  const changed = createFeature({
    name,
    template: values.list ? 'list' : 'figure',
    title: { en: values.title ?? capitalised(name), ru: values['title-ru'] ?? 'Новый раздел' },
  });
  console.log(['Created or changed:', ...changed].join('\n  '));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
