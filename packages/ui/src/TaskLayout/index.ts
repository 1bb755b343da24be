export { TaskLayout, type TaskLayoutProps } from './TaskLayout.tsx';
