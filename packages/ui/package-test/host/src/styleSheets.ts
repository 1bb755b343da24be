// Each style sheet has a type, in a project that knows nothing of Vite's, too. No page imports this file: it is compiled.
import '@meridian/ui/brands/nocturne.css';
import '@meridian/ui/brands/saffron.css';
import '@meridian/ui/fonts.css';
