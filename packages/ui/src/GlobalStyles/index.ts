export { GlobalStyles } from './GlobalStyles.tsx';
