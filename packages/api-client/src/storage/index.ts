export { createListeners, type Listeners } from './createListeners.ts';
export {
  clearStorage,
  createPersonalValue,
  createStoredValue,
  forgetPersonalValues,
  type StorageArea,
  type StoredValue,
} from './createStoredValue.ts';
