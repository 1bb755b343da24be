/**
 * The text with the digits, signs and spaces that Chinese and Japanese keyboards write in full width as those of ASCII: `１２．５`
 * becomes `12.5`. As long as before.
 */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
