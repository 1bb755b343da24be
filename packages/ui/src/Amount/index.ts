export { Amount, type AmountProps } from './Amount.tsx';
export { AmountPrivacy, type AmountPrivacyProps } from './AmountPrivacy.tsx';
