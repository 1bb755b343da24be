export { usePhoneReader } from './usePhoneReader.ts';
export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
