export { Amount, type AmountProps } from './Amount.tsx';
export { AmountPrivacy, type AmountPrivacyProps } from './AmountPrivacy.tsx';
export { type AmountFigure, type AmountLayout, hiddenAmount, layOutAmount } from './layOutAmount.ts';
