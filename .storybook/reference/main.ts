import '@meridian/web/fonts.css';
import './theme.css';
import { init } from 'redoc/bundles/redoc.standalone.js';

init(
  'openapi.json',
  // Opening the page must call no other host.
  { disableTelemetry: true },
  document.querySelector('#reference'),
);
