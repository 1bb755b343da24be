export { browsers, type TestedBrowser } from './browsers.ts';
export { Visitor } from './Visitor.ts';
export { walkSite } from './walkSite.ts';
export { startWatchedApp, type WatchedApp } from './watchedApp.ts';
