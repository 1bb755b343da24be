export { SplitBar, type SplitBarProps, type SplitPart } from './SplitBar.tsx';
