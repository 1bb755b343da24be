import type { DocumentBlock, DocumentContent } from './DocumentContent.ts';
import { documentFormat } from './documentFormat.ts';
import type { IssuedDocument } from './issueDocument.ts';
import { PdfSheets } from './PdfSheets.ts';

export interface Letterhead {
  readonly company: string;
  /** The address that checks the document. */
  readonly address: string;
}

/** A document as tagged PDF. The same document has the same bytes. */
export function renderDocument(
  content: DocumentContent,
  { number, hash, issuedAt }: IssuedDocument,
  { company, address }: Letterhead,
): Promise<Buffer> {
  const { language, title, blocks } = content;
  const { words, moment } = documentFormat({ language, now: issuedAt });
  const sheets = new PdfSheets(language, { title: `${title} ${number}`, company, date: issuedAt });
  sheets.company(company);
  sheets.title(title);
  for (const block of blocks) writeBlock(sheets, block);
  // All of the check is on one page.
  sheets.heading(words.check.title, 165);
  sheets.factsWithCode(
    [
      [words.check.number, number],
      [words.check.date, `${moment(issuedAt.toISOString(), 'second')} UTC`],
      [words.check.hash, hash.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    ],
    { address, alt: words.check.qr(number, address) },
  );
  sheets.paragraph(words.check.how);
  sheets.link(address);
  return sheets.end((page, pages) => words.page(number, page, pages));
}

function writeBlock(sheets: PdfSheets, block: DocumentBlock): void {
  if (block.title !== undefined) sheets.heading(block.title);
  switch (block.kind) {
    case 'text':
      return sheets.paragraph(block.text);
    case 'facts':
      return sheets.facts(block.rows);
    case 'table':
      return sheets.table(block.columns, block.rows);
  }
}
