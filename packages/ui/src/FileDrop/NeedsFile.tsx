import styled from '@emotion/styled';

/** Blocks the form like an empty required field. The files belong to the host, so no native input can. */
export const NeedsFile = ({ onMissed }: { onMissed: () => void }) => (
  <Hidden
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

/** Not the attribute `hidden`, which a style sheet of the page can override. */
const Hidden = styled('input')`
  display: none;
`;
