export { messages } from './messages.ts';
export { VerificationPage } from './VerificationPage.tsx';
