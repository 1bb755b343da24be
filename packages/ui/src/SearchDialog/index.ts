export { SearchDialog, type SearchDialogProps, type SearchGroup } from './SearchDialog.tsx';
