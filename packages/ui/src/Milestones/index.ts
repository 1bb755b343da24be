export { type Milestone, Milestones, type MilestonesProps } from './Milestones.tsx';
