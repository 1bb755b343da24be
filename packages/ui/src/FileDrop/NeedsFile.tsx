/** Holds a form back, as an empty field does: files are the host's, and no field of the browser knows of them. */
export const NeedsFile = ({ onMissed }: { onMissed: () => void }) => (
  <input
    hidden
    required
    onInvalid={(event) => {
      const { form, parentElement } = event.currentTarget;
      // Where a field before it will not do, either, that one has the focus.
      if (form?.querySelector(':is(input, select, textarea):invalid') === event.currentTarget)
        parentElement?.querySelector('button')?.focus();
      event.preventDefault();
      onMissed();
    }}
  />
);
