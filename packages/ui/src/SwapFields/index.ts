export { SwapFields, type SwapFieldsProps, type SwapSide } from './SwapFields.tsx';
