import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A tag of a document and the text in it. */
interface Tag {
  readonly role: string;
  readonly text: string;
  readonly alt: string | undefined;
}

export interface ReadPdf {
  readonly language: string;
  readonly title: string;
  readonly pages: number;
  /** All tags in their order, without those around them. */
  readonly tags: readonly Tag[];
  /** All texts in their order. */
  readonly text: string;
}

interface Node {
  readonly role: string;
  readonly alt?: string | undefined;
  readonly children: readonly (Node | { readonly type: string; readonly id: string })[];
}

/** Reads what a screen reader gets from a document. Throws for a file that is no PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const tags: Tag[] = [];
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marked = new Map<string, string>();
    let id: string | undefined;
    for (const item of items) {
      if ('str' in item) {
        texts.push(item.str);
        if (id !== undefined) marked.set(id, (marked.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
      } else if (item.type === 'beginMarkedContentProps') id = item.id ?? undefined;
      else if (item.type === 'endMarkedContent') id = undefined;
    }
    const visit = ({ role, alt, children }: Node): void => {
      const own = children.flatMap((child) => ('id' in child ? [marked.get(child.id) ?? ''] : []));
      if (own.length > 0) tags.push({ role, text: own.join('').trim(), alt });
      for (const child of children) if ('role' in child) visit(child);
    };
    const tree: Node | null = await page.getStructTree();
    if (tree) visit(tree);
  }
  const metadata = await pdf.getMetadata();
  const info: Readonly<Record<string, unknown>> = { ...metadata.info };
  await task.destroy();
  return {
    language: String(info['Language']),
    title: String(info['Title']),
    pages: pdf.numPages,
    tags,
    text: texts.join(' '),
  };
}
