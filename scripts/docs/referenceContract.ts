import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@meridian/api-client/contract';
import { getPublicScreen, isPublicScreenId } from '@meridian/frame/public-screens';
import { englishTitles, isScreenId } from '@meridian/frame/screens';
import { en } from '../../packages/problem/src/messages/en.ts';
import { operationsOfApp, operationsOfScreens } from './screenOperations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
}

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries<Operation>(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** The docs page of each screen in Storybook, by the id of the screen. */
function docsOfScreens(): ReadonlyMap<string, string> {
  return new Map(
    globSync('packages/**/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const [, title = ''] = /^ {2}title: '(Screens\/.+)',$/m.exec(text) ?? [];
      const page = `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
      return [...text.matchAll(/\bscreen: (?:\{\s*id: |screenOf\()'(\w+)'/g)].map(
        ([, id = '']) => [id, page] as const,
      );
    }),
  );
}

const titleOf = (id: string) => {
  if (isScreenId(id)) return englishTitles[id];
  return isPublicScreenId(id) ? `/${getPublicScreen(id).path}` : id;
};

const withoutTags = (text: string) => text.replaceAll(/<\/?\w+>/g, '');

/** The codes of a response, each with the sentence that the investor reads. */
function errorLines(
  response: (typeof contract.components.responses)[keyof typeof contract.components.responses],
) {
  const sentences: Readonly<Record<string, { readonly title: string; readonly body: string }>> = en.code;
  return Object.keys(response.content['application/problem+json'].examples).map((code) => {
    const { title = '', body = '' } = sentences[code] ?? {};
    return `- \`${code}\`: **${withoutTags(title)}.** ${withoutTags(body)}`;
  });
}

const errors = '[All errors, in both languages](../?path=/docs/developers-errors--docs)';

/** Where the reference shows an operation, from the start of Storybook. */
const addressOf = ({ tags: [tag = ''], operationId }: Operation) =>
  `api/index.html#/${tag.toLowerCase()}/${operationId.toLowerCase()}`;

/** The contract for the reference: each operation names its screens, each error what the investor reads. */
export function writeReferenceContract() {
  const screens = operationsOfScreens();
  const ofApp = operationsOfApp();
  const docs = docsOfScreens();
  const callersOf = (operationId: string): readonly string[] => [
    ...[...screens].flatMap(([id, called]) => {
      const page = docs.get(id);
      return page !== undefined && called.has(operationId)
        ? [`[${titleOf(id)}](../?path=/docs/${page})`]
        : [];
    }),
    ...(ofApp.has(operationId) ? ['the app around its screens'] : []),
  ];
  const described = ({ description = '', ...operation }: Operation) => {
    const callers = callersOf(operation.operationId);
    const called = callers.length === 0 ? 'No screen calls it.' : `**Called by** ${callers.join(', ')}.`;
    return { ...operation, description: [description, called].join('\n\n') };
  };
  const paths = Object.fromEntries(
    Object.entries(contract.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries<Operation>(methods).map(([method, operation]) => [method, described(operation)]),
      ),
    ]),
  );
  const responses = Object.fromEntries(
    Object.entries(contract.components.responses).map(([name, response]) => [
      name,
      {
        ...response,
        description: [response.description, errorLines(response).join('\n'), errors].join('\n\n'),
      },
    ]),
  );
  return { ...contract, paths, components: { ...contract.components, responses } };
}

/** The operations of each screen, for its docs page in Storybook. */
export function writeScreenOperations() {
  return Object.fromEntries(
    [...operationsOfScreens()].map(([id, called]) => [
      id,
      operations
        .filter(({ operation }) => called.has(operation.operationId))
        .map(({ path, method, operation }) => ({
          call: `${method.toUpperCase()} ${path}`,
          summary: operation.summary,
          href: addressOf(operation),
        })),
    ]),
  );
}
