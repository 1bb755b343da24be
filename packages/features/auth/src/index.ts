export { ConfirmEmailPage, type ConfirmEmailPageProps } from './confirm-email/ConfirmEmailPage.tsx';
export { DevicesSection } from './devices/DevicesSection.tsx';
export { ForgotLoginPage, type ForgotLoginPageProps } from './forgot-login/ForgotLoginPage.tsx';
export { ForgotPasswordPage, type ForgotPasswordPageProps } from './forgot-password/ForgotPasswordPage.tsx';
export {
  SecurityHistorySection,
  type SecurityHistorySectionProps,
} from './history/SecurityHistorySection.tsx';
export { securityHistoryFilters } from './history/securityHistoryFilters.ts';
export { LoginPage, type LoginPageProps } from './login/LoginPage.tsx';
export { PasskeysSection } from './passkeys/PasskeysSection.tsx';
export { RegisterPage, type RegisterPageProps } from './register/RegisterPage.tsx';
export {
  forgetTelegramState,
  readTelegramReturn,
  type TelegramReturn,
  type TelegramVisit,
} from './telegram/telegramVisit.ts';
