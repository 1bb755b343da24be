import TextField from '@mui/material/TextField';
import type { FieldContender } from '../TableContender.ts';

export const MuiField: FieldContender = ({ label, value, onChange }) => (
  <TextField label={label} value={value} onChange={({ target }) => onChange(target.value)} />
);
