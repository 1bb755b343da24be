export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export type { FileDropItem } from './FileDropItem.ts';
export type { FileRefusal, FileRules } from './readFiles.ts';
export type { FileRowWords } from './FileRow.tsx';
export { writeBytes } from './writeBytes.ts';
