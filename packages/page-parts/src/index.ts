export type { Figure, Figures } from './Figure.ts';
export { markFigure, markWord, sampleTime } from './markFigure.ts';
export { markPart, type PagePart } from './markPart.ts';
export * as pageParts from './pageParts.ts';
