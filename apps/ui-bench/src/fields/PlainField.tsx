import type { FieldContender } from '../TableContender.ts';

/** A label and an input, for the contenders that bring no field. */
export const PlainField: FieldContender = ({ label, value, onChange }) => (
  <label>
    {label} <input value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  </label>
);
