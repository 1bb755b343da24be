import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Document {
  /** From the root of the repository. */
  readonly path: string;
  readonly title: string;
  /** The first sentence. */
  readonly about: string;
  readonly text: string;
}

/** A page of Storybook without what only Storybook reads. */
const withoutBlocks = (mdx: string) =>
  mdx.replace(/^[^]*?(?=^# )/m, '').replaceAll(/^<(?:Canvas|Controls)\b[^>]*>\n+/gm, '');

/** The documents that an assistant may read, in the order of the sections below. */
const sections = [
  { title: 'Guides', files: '{README,CONTRIBUTING,SECURITY,docs/*,deploy/README}.md' },
  { title: 'Storybook', files: '{docs/storybook,packages/**/src/**}/*.mdx' },
  { title: 'Packages', files: 'packages/{*,features/*}/README.md' },
  { title: 'Decisions', files: 'docs/decisions/*.md' },
];

function readDocument(root: string, path: string): Document {
  const source = readFileSync(join(root, path), 'utf8');
  const text = path.endsWith('.mdx') ? withoutBlocks(source) : source;
  const [, title = path] = /^# (.+)$/m.exec(text) ?? [];
  const paragraphs = text.split(/\n{2,}/).filter((part) => /^[\p{Letter}`*[]/u.test(part));
  // A decision has its date first.
  const first = paragraphs.find((part) => !/^\d{4}-/.test(part)) ?? '';
  const [about = ''] =
    /^[^]*?[.:](?=\s|$)/.exec(first.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\s+/g, ' ')) ?? [];
  return { path: path.replace(/\.mdx$/, '.md'), title, about: about.replace(/:$/, '.'), text };
}

/** The documents of the repository, and `llms.txt` (llmstxt.org), which lists them for assistants. */
export function readLlmsText(root: string): {
  readonly index: string;
  readonly documents: readonly Document[];
} {
  const lists = sections.map(({ title, files }) => ({
    title,
    documents: globSync(files, { cwd: root })
      .toSorted()
      // Such a page only shows a document that is listed itself.
      .filter((path) => !readFileSync(join(root, path), 'utf8').includes(".md?raw'"))
      .map((path) => readDocument(root, path)),
  }));
  const [readme] = lists.flatMap(({ documents }) => documents.filter(({ path }) => path === 'README.md'));
  const index = [
    `# ${readme?.title ?? ''}`,
    `> ${readme?.about ?? ''}`,
    '## API',
    '- [The contract as one file](api/openapi.json): each operation names the screens that call it, each error what the investor reads.',
    ...lists.flatMap(({ title, documents }) => [
      `## ${title}`,
      documents
        .map(
          (document) =>
            `- [${document.title}](text/${document.path})${document.about && `: ${document.about}`}`,
        )
        .join('\n'),
    ]),
  ];
  return { index: `${index.join('\n\n')}\n`, documents: lists.flatMap(({ documents }) => documents) };
}
