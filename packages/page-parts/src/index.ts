export { markPart, type PagePart, pageParts } from './pageParts.ts';
