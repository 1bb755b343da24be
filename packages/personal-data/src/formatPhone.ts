/** Groups of the digits after a country code, as people there write them. */
const patterns: Readonly<Record<string, string>> = {
  '1': '### ### ####',
  '7': '### ###-##-##',
  '33': '# ## ## ## ##',
  '44': '#### ######',
  '48': '### ### ###',
  '375': '## ###-##-##',
  '380': '## ### ## ##',
  '995': '### ## ## ##',
};

/** Country codes of two digits. 1 and 7 have one, all others three. */
const twoDigits = /^(?:2[07]|3[0-469]|4[0-13-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

function codeOf(digits: string): string {
  if (/^[17]/.test(digits)) return digits.slice(0, 1);
  return digits.slice(0, twoDigits.test(digits) ? 2 : 3);
}

function fill(pattern: string, digits: string): string {
  let next = 0;
  return pattern.replaceAll('#', () => digits[next++] ?? '');
}

/**
 * A phone in E.164, grouped: +44 7700 900123, +7 900 123-45-67. By country code for the countries of our languages and some others,
 * else in threes: numbering plans of all countries are 40 kB. It does not break. Other texts, such as masked numbers, stay as they are.
 */
export function formatPhone(e164: string): string {
  if (!/^\+\d{7,15}$/.test(e164)) return e164;
  const digits = e164.slice(1);
  const code = codeOf(digits);
  const number = digits.slice(code.length);
  const pattern = patterns[code];
  const fits = pattern !== undefined && pattern.replaceAll(/[^#]/g, '').length === number.length;
  // No digit is left alone at the end.
  const grouped = fits ? fill(pattern, number) : number.replaceAll(/\d{3}(?=\d\d)/g, '$& ');
  return `+${code} ${grouped}`.replaceAll(' ', '\u00A0');
}

/** A phone in E.164 as `formatPhone` writes it, with its country code and its last three digits only: +44 •••• •••123. */
export const maskPhone = (e164: string): string =>
  formatPhone(e164).replace(/(?<=\u00A0.*)\d(?=(?:\D*\d){3})/g, '•');
