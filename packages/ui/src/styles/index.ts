/**
 * What a package styles its own components with, together with `@meridian/ui/tokens`. Emotion comes from here, because a
 * second copy would not use the style cache of `UiProvider`.
 */
export { keyframes } from '@emotion/react';
export { default as styled } from '@emotion/styled';
export { Button as UnstyledButton } from 'react-aria-components/Button';
export { Link as UnstyledLink } from 'react-aria-components/Link';
export { buttonRules } from '../Button/buttonRules.ts';
export { actionRules } from '../IconAction/actionRules.ts';
export { inkRules } from '../inkRules.ts';
export { media, stickyTop } from '../media.ts';
export { plainList } from '../plainList.ts';
export { rem } from '../rem.ts';
export { rowsWidth } from '../RowList/rowsWidth.ts';
export { disabledRules } from '../stateRules.ts';
