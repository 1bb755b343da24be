export { Duration, type DurationProps } from './Duration.tsx';
