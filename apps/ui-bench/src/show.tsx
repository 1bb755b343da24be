import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export function show(page: ReactNode) {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(page);
}
