export { FieldLabel, FieldMessages, type FieldWords } from './FieldParts.tsx';
export { Form, type FormProps } from './Form.tsx';
export { FormStep, type FormStepProps } from './FormStep.tsx';
