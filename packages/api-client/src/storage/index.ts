export { createListeners, type Listeners } from './createListeners.ts';
export {
  clearStorage,
  createPersonalValue,
  createStoredValue,
  forgetPersonalValues,
  isText,
  readPersonalValue,
  readStoredValue,
  type StorageArea,
  type StoredValue,
} from './createStoredValue.ts';
