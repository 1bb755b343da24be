/** What a public page loads in development in place of the boot script: Vite adds the styles of the modules by script. */
import '@vitejs/plugin-react/preamble';
import './boot.ts';
import '@meridian/web/fonts.css';
import { sitePages } from './sitePages.ts';

for (const load of Object.values(sitePages)) void load();
