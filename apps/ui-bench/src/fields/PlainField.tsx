import type { FieldContender } from '../TableContender.ts';

/** A label and an input, for contenders without a field of their own. */
export const PlainField: FieldContender = ({ label, value, onChange }) => (
  <label>
    {label} <input value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  </label>
);
