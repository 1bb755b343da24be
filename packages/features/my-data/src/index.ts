export { DataPage, type DataPageProps } from './DataPage.tsx';
