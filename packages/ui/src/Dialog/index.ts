export { Dialog, type DialogProps } from './Dialog.tsx';
export { useFocusAfterDialog } from './useFocusAfterDialog.ts';
