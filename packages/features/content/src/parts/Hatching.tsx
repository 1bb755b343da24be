import css from './Hatching.module.css';

/** Fills what can be lost, in every drawing of the public pages: `url(#…)` with its id. */
export const Hatching = ({ id }: { id: string }) => (
  <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0V6" className={css.stripe} />
  </pattern>
);
