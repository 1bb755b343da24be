export { Tag, type TagProps } from './Tag.tsx';
export { TagGroup, type TagGroupProps, type TagItem } from './TagGroup.tsx';
