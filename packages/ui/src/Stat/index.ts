export { Stat, type StatProps } from './Stat.tsx';
export { StatList, type StatListProps } from './StatList.tsx';
