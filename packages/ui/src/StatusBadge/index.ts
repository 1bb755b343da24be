export { StatusBadge, type StatusBadgeProps, type StatusState } from './StatusBadge.tsx';
