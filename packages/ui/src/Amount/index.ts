export { Amount, type AmountProps } from './Amount.tsx';
export { AmountPrivacy, type AmountPrivacyProps, useHiddenLabel } from './AmountPrivacy.tsx';
export { type AmountFigure, type AmountLayout, hiddenAmount, layOutAmount } from './layOutAmount.ts';
