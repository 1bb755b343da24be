export { FieldLabel, FieldMessages, type FieldWords } from './FieldParts.tsx';
export { Form, type FormProps } from './Form.tsx';
