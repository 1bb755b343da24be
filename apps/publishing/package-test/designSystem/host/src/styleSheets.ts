// Type-checks style sheet imports without Vite's types. No page imports this file.
import '@meridian/ui/brands/nocturne.css';
import '@meridian/ui/brands/saffron.css';
import '@meridian/ui/fonts.css';
