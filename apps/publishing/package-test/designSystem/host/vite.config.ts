import { defineConfig } from 'vite';

export default defineConfig({
  build: { target: 'es2023', modulePreload: { polyfill: false } },
  // For a page under a CSP. A real server uses a new nonce per request.
  html: { cspNonce: 'harbour' },
});
