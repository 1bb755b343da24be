export { formatPhone, maskPhone } from './formatPhone.ts';
export { isEmail } from './emails.ts';
export { listCountries, type Country, isCountryCode } from './countries.ts';
export { cleanPhone, isPhoneLike, readInternationalPhone } from './phones.ts';
export { countCharacters, readLabel, readName, type ReadText, type RefusedText } from './names.ts';
