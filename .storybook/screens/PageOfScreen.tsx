import { DocsContext, Markdown, useOf } from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import { isPublicScreenId, getPublicScreen } from '../../packages/frame/src/publicScreens.ts';
import { getScreen } from '../../packages/frame/src/screens.ts';
import { readScreenStory } from './screenStory.ts';

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** A text deep in parameters, which Storybook does not type. */
function textIn(value: unknown, ...names: readonly string[]): string | undefined {
  const found = names.reduce<unknown>(
    (within, name) => (typeof within === 'object' && within !== null ? Reflect.get(within, name) : undefined),
    value,
  );
  return typeof found === 'string' ? found : undefined;
}

interface CalledOperation {
  readonly call: string;
  readonly summary: string;
  readonly href: string;
}

const isOperations = (body: unknown): body is Readonly<Record<string, readonly CalledOperation[]>> =>
  body instanceof Object && Object.values(body).every(Array.isArray);

/** What `npm run docs:api` wrote: the operations by the id of the screen. */
async function readOperations() {
  const response = await fetch('api/screens.json');
  const body: unknown = await response.json();
  if (!isOperations(body)) throw new TypeError('`api/screens.json` names no operations.');
  return body;
}

const operations = readOperations();

/** The docs page of a screen: what it is for, its rules, its states, and where to change what. From the table of the screens. */
export default function PageOfScreen() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const { parameters, title } = preparedMeta;
  const screen = readScreenStory(parameters.screen);
  const { id } = screen;
  const { path } = isPublicScreenId(id) ? getPublicScreen(id) : getScreen(id);
  const page = (textIn(parameters, 'fileName') ?? '').replace(/^\.\//, '').replace('.stories', '');
  const feature = /^packages\/features\/[^/]+\/src/.exec(page)?.[0] ?? '';
  const called = (use(operations)[id] ?? []).map(
    ({ call, summary, href }) => `<a href="${href}" target="_blank">${summary}</a>: \`${call}\``,
  );
  const states = stories.map(({ id, name, parameters: { docs } }) => {
    const description = textIn(docs, 'description', 'story');
    return `[${name}](?path=/story/${id})${description === undefined ? '' : `: ${description}`}`;
  });
  const files = [
    `the page: \`${page}\``,
    ...Object.entries(screen.parts ?? {}).map(([folder, what]) => `${what}: \`packages/features/${folder}\``),
    ...(isPublicScreenId(id)
      ? [
          `the texts: \`*.en.ts\` and \`*.ru.ts\` beside the page`,
          `the figures in stories: \`${feature}/content.fixtures.ts\``,
        ]
      : [
          `the texts: \`${feature}/messages/\`, both languages`,
          `the states of the server in stories and tests: \`${feature}/*.handlers.ts\``,
        ]),
    `the frame and the address: the entry \`${id}\` of \`packages/frame/src/${isPublicScreenId(id) ? 'publicScreens' : 'screens'}.ts\``,
  ];
  return (
    <>
      <Markdown>{`# ${title.replace(/.*\//, '')}\n\n${screen.purpose}\n\n\`/{language}/${path}\` · Specification: ${screen.specification}`}</Markdown>
      {first && (
        // The address of a story on a docs page, which `PageOfDocs` keeps in the language and the scheme of the toolbar.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this Storybook, with a service worker
        <iframe
          id={`iframe--${first.id}`}
          title={first.name}
          src={`iframe.html?id=${first.id}&viewMode=story`}
          style={{ inlineSize: '100%', blockSize: '45rem', marginBlock: '1.5rem', border: 0 }}
        />
      )}
      <Markdown>
        {`## Rules\n\n${list(screen.rules)}\n\n## States\n\n${list(states)}\n\n## Operations\n\n${called.length === 0 ? 'It calls none.' : list(called)}\n\n## What to change where\n\n${list(files)}`}
      </Markdown>
    </>
  );
}
