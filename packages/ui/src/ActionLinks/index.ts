export { type ActionLink, ActionLinks, type ActionLinksProps } from './ActionLinks.tsx';
