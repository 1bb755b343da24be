/** The texts in both languages, for tests and scripts that load no components. */
export { en } from './en.ts';
export { messages } from './index.ts';
export { ru } from './ru.ts';
