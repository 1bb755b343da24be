export { Footer, type FooterProps } from './Footer.tsx';
export type { FooterColumnContent } from './FooterColumn.tsx';
