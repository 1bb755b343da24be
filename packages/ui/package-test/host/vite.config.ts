import { defineConfig } from 'vite';

export default defineConfig({
  build: { target: 'es2023', modulePreload: { polyfill: false } },
  // For a page under a content security policy; a real server puts another here for each request.
  html: { cspNonce: 'harbour' },
});
