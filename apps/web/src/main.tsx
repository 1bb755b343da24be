import '@meridian/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { restoreScheme } from './scheme/scheme.ts';

restoreScheme();

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
