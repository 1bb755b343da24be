import { applyBrand, defineBrand } from '@meridian/ui/brand';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { Bank } from './Bank.tsx';

applyBrand(
  defineBrand({
    name: 'Harbour Bank',
    accent: '#7a1f5c',
    neutral: 320,
    radius: { control: 2, card: 4, sheet: 4 },
    font: { text: 'Georgia, serif' },
    logo: { viewBox: '0 0 24 24', path: 'M2 20 12 4l10 16Z' },
  }),
);

/** The texts of this application, in the instance that all its components use. */
await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: {
    en: { translation: { welcome: 'Welcome to Harbour Bank', signIn: 'Enter', savings: 'Savings' } },
    ru: { translation: { welcome: 'Добро пожаловать в Harbour Bank', signIn: 'Войти', savings: 'Вклады' } },
  },
});

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Bank />
    </StrictMode>,
  );
