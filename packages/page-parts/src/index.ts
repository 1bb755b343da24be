export type { Figure, Figures } from './Figure.ts';
export { markFigure, markText, sampleTime } from './markFigure.ts';
export { markPart, type PagePart } from './markPart.ts';
export * as pageParts from './pageParts.ts';
