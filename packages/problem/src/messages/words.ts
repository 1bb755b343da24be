/** The words in both languages at once, for tests. */
export { en } from './en.ts';
export { ru } from './ru.ts';
