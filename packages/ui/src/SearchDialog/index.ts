export { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx';
export type { SearchGroup, SearchResult } from './SearchResults.tsx';
