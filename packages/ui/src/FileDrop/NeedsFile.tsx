/** Blocks the form like an empty required field. The files belong to the host, so no native input can. */
export const NeedsFile = ({ onMissed }: { onMissed: () => void }) => (
  <input
    hidden
    required
    onInvalid={(event) => {
      const { form, parentElement } = event.currentTarget;
      // An earlier invalid field gets the focus instead.
      if (form?.querySelector(':is(input, select, textarea):invalid') === event.currentTarget)
        parentElement?.querySelector('button')?.focus();
      event.preventDefault();
      onMissed();
    }}
  />
);
