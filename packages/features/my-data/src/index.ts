export { DataPage, type DataPageProps } from './DataPage.tsx';
export { ReadOnlyKeysPage } from './read-only-keys/ReadOnlyKeysPage.tsx';
