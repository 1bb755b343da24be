export { FromMedium, type FromMediumProps } from './FromMedium.tsx';
