import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import type { FieldContender } from '../TableContender.ts';

export const AriaField: FieldContender = ({ label, ...props }) => (
  <TextField {...props}>
    <Label>{label}</Label>
    <Input />
  </TextField>
);
