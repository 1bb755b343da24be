export { markPart, type PagePart } from './markPart.ts';
export * as pageParts from './pageParts.ts';
