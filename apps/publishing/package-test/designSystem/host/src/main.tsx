import '@meridian/ui/fonts.css';
import { applyBrand } from '@meridian/ui/brand';
import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { arrive } from './arrival.ts';
import { isPageName, page } from './pages.tsx';
import { partner } from './partner.ts';

arrive();

const root = document.getElementById('root');
const { dataset } = document.documentElement;
const named = dataset.page || location.hash.slice(1);
const name = isPageName(named) ? named : 'embedded';

function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    dataset.alive = '';
  }, []);
  return children;
}

if (root?.firstElementChild) hydrateRoot(root, <Alive>{page(name)}</Alive>);
document.getElementById('open')?.addEventListener('click', () => {
  applyBrand(partner);
  if (root) createRoot(root).render(page(name));
});
