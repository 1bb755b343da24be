interface SentValueProps {
  name: string;
  /** Exact, whatever the language: `1500.5`, `2026-10-01`. */
  value: string;
  form: string | undefined;
  isDisabled: boolean | undefined;
}

/** What a form sends for a field whose own text is written for a person; that text then goes without a name. */
export const SentValue = ({ name, value, form, isDisabled }: SentValueProps) => (
  <input type="hidden" name={name} value={value} form={form} disabled={isDisabled} />
);
