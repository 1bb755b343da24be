export { ConfirmPhonePage, type ConfirmPhonePageProps } from './ConfirmPhonePage.tsx';
export { LoginPage, type LoginPageProps } from './LoginPage.tsx';
export { messages } from './messages/index.ts';
export { RegisterPage, type RegisterPageProps } from './RegisterPage.tsx';
