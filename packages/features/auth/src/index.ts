export { ConfirmPhonePage, type ConfirmPhonePageProps } from './confirm-phone/ConfirmPhonePage.tsx';
export { LoginPage, type LoginPageProps } from './login/LoginPage.tsx';
export { messages } from './messages/index.ts';
export { RegisterPage, type RegisterPageProps } from './register/RegisterPage.tsx';
