/** CSS-wide keywords. Unquoted they are not a font name and invalidate the declaration. */
const wide = String.raw`(?:initial|inherit|unset|default|revert|revert-layer|revert-rule)(?![\p{L}\d_-])`;
const word = String.raw`(?!${wide})-?[\p{L}_][\p{L}\d_-]*`;
const blank = String.raw`[ \t\r\n\f]`;

/** A quoted name must not be able to end the string, the rule or the element. */
const inQuotes = String.raw`[^'"<>;{}\\\p{Cc}]+`;
const family = String.raw`(?:'${inQuotes}'|"${inQuotes}"|var\(--[\w-]+\)|${word}(?:${blank}+${word})*)`;

const families = new RegExp(String.raw`^${blank}*${family}(?:${blank}*,${blank}*${family})*${blank}*$`, 'iu');

/** Whether the text is a list of CSS font families that a browser accepts. */
export const isFamilies = (text: string): boolean => families.test(text);
