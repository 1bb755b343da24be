export { messages } from './messages/index.ts';
export { VerificationPage } from './VerificationPage.tsx';
