export { createListeners, type Listeners } from './createListeners.ts';
export {
  clearStorage,
  createPersonalValue,
  createStoredValue,
  forgetPersonalValues,
  isText,
  type StorageArea,
  type StoredValue,
} from './createStoredValue.ts';
