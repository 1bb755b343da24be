export { takeContractViolations } from './contractViolations.ts';
export { forgetHeldRequests, isHeld } from './heldRequests.ts';
export { mockApi, type MockedCall, type MockedProblem } from './mockApi.ts';
export { createXhrDouble, type DoubledUpload } from './createXhrDouble.ts';
