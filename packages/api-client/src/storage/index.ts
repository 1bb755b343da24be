export { createListeners, type Listeners } from './createListeners.ts';
export { clearStorage, createStoredValue, type StorageArea, type StoredValue } from './createStoredValue.ts';
