export { LedgerLayout, type LedgerDetails, type LedgerLayoutProps, useHasPane } from './LedgerLayout.tsx';
