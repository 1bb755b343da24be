import '@meridian/ui/fonts.css';
import { applyBrand } from '@meridian/ui/brand';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { page } from './pages.tsx';
import { partner } from './partner.ts';

const root = document.getElementById('root');
const name = new URLSearchParams(location.search).get('page') ?? 'embedded';

if (root?.firstElementChild) hydrateRoot(root, page(name));
document.getElementById('open')?.addEventListener('click', () => {
  applyBrand(partner);
  if (root) createRoot(root).render(page(name));
});
