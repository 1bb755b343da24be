import { lazy } from 'react';

// The pages of `index.ts`, each loaded when it is shown. Render them inside `Suspense`; `MeridianProvider` has one.

export const ConfirmEmailPage = lazy(async () => ({
  default: (await import('./confirm-email/ConfirmEmailPage.tsx')).ConfirmEmailPage,
}));

export const ForgotLoginPage = lazy(async () => ({
  default: (await import('./forgot-login/ForgotLoginPage.tsx')).ForgotLoginPage,
}));

export const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
}));

export const LoginPage = lazy(async () => ({
  default: (await import('./login/LoginPage.tsx')).LoginPage,
}));

export const RegisterPage = lazy(async () => ({
  default: (await import('./register/RegisterPage.tsx')).RegisterPage,
}));
