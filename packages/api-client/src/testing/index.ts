export { takeContractViolations } from './contractViolations.ts';
export { mockApi, type MockedCall, type MockedProblem } from './mockApi.ts';
