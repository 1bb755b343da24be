export { Select, type SelectProps } from './Select.tsx';
export { SelectGroup, type SelectGroupProps } from './SelectGroup.tsx';
export { SelectItem, type SelectItemProps } from './SelectItem.tsx';
