export { lengthOf, readLabel, readName, type ReadText, type RefusedText } from './names.ts';
