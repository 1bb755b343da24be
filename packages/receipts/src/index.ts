export { ExplorerLink, type ExplorerLinkProps } from './ExplorerLink.tsx';
export { messages } from './messages.ts';
export { ShortHash } from './ShortHash.tsx';
export { StepReceipt, type StepReceiptProps } from './StepReceipt.tsx';
export { useCopyTexts } from './useCopyTexts.ts';
