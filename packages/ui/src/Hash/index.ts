export { Hash, type HashProps } from './Hash.tsx';
