/**
 * The text of a phone number without what people paste with it: marks of direction, `tel:`, brackets around the country code. `00`
 * becomes `+`. A number without either stays national, in whatever country it is.
 */
export function cleanPhone(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
      .trim()
      .replace(/^(?:tel|sms|callto):\s*/i, '')
      .replace(/;.*$/s, '')
      .replace(/^[([{<]\s*((?:\+|00)\s*\d*)\s*[)\]}>]/, '$1 ')
      // The first 0 may already have got a + before the second was typed.
      .replace(/^\+?\s*00|^\++\s*/, '+')
      .trim()
  );
}

/** Only what a written phone number has, and a digit. */
const phoneCharacters = /^\+?(?=.*\d)[\d\s()[\]./\p{Pd}]+$/u;

/** Whether a text without letters and `@` may be a phone number. */
export const isPhoneLike = (text: string): boolean => phoneCharacters.test(cleanPhone(text));

/** The number in E.164, from any spelling with its country code; undefined for a national number and for other text. */
export function readInternationalPhone(text: string): string | undefined {
  const phone = cleanPhone(text);
  if (!phone.startsWith('+') || !phoneCharacters.test(phone)) return undefined;
  // +44 (0)7700: the 0 is only dialed inside the country.
  return `+${phone.replace(/\(\s*0\s*\)/, '').replace(/\D/g, '')}`;
}
