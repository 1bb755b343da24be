import type { Schema } from '@meridian/api-client';
import type { Column } from './PdfSheets.ts';

/** A part of a document. Texts are final: amounts and dates are formatted. */
export type DocumentBlock =
  | { readonly kind: 'text'; readonly title?: string; readonly text: string }
  | {
      readonly kind: 'facts';
      readonly title: string;
      readonly rows: readonly (readonly [term: string, value: string])[];
    }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
    };

/** What a document says, without its number and the time of its issue. Its hash covers all of this. */
export interface DocumentContent {
  readonly kind: Schema<'DocumentKind'>;
  readonly language: Schema<'Language'>;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
}
