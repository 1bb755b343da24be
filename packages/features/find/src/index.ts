export { FindDialog, type FindDialogProps, type FoundPage, type FoundQuestion } from './FindDialog.tsx';
export { messages } from './messages.ts';
export { ShortcutsDialog, type ShortcutsDialogProps } from './ShortcutsDialog.tsx';
