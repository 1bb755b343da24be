export { ExplorerLink, type ExplorerLinkProps } from './ExplorerLink.tsx';
export { messages } from './messages.ts';
export { StepReceipt, type StepReceiptProps } from './StepReceipt.tsx';
