/** The texts in both languages, for tests. */
export { en } from './en.ts';
export { ru } from './ru.ts';
