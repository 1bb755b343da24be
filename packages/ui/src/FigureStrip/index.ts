export { FigureStrip, type FigureStripProps, type StripFigure } from './FigureStrip.tsx';
