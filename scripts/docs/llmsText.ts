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

/** The documents that an assistant may read, in the order of the sections below. */
const sections = [
  { title: 'Guides', files: '{README,CONTRIBUTING,SECURITY,docs/*,deploy/README}.md' },
  { title: 'Packages', files: 'packages/{*,features/*}/README.md' },
  { title: 'Decisions', files: 'docs/decisions/*.md' },
];

function readDocument(root: string, path: string): Document {
  const text = readFileSync(join(root, path), 'utf8');
  const [, title = path] = /^# (.+)$/m.exec(text) ?? [];
  const paragraphs = text.split(/\n{2,}/).filter((part) => /^[\p{Letter}`*[]/u.test(part));
  // A decision has its date first.
  const first = paragraphs.find((part) => !/^\d{4}-/.test(part)) ?? '';
  const [about = ''] =
    /^[^]*?[.:](?=\s|$)/.exec(first.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\s+/g, ' ')) ?? [];
  return { path, title, about: about.replace(/:$/, '.'), text };
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
      .map((path) => readDocument(root, path)),
  }));
  const [readme] = lists.flatMap(({ documents }) => documents.filter(({ path }) => path === 'README.md'));
  const index = [
    `# ${readme?.title ?? ''}`,
    `> ${readme?.about ?? ''}`,
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
