/** Words by which CSS means another value: unquoted they are no name of a font, and undo the declaration that they stand in. */
const wide = String.raw`(?:initial|inherit|unset|default|revert|revert-layer|revert-rule)(?![\p{L}\d_-])`;
const word = String.raw`(?!${wide})-?[\p{L}_][\p{L}\d_-]*`;
const blank = String.raw`[ \t\r\n\f]`;

/** A name in quotes is in one line, and has nothing that would end the rule or the element that it is written into. */
const inQuotes = String.raw`[^'"<>;{}\\\p{Cc}]+`;
const family = String.raw`(?:'${inQuotes}'|"${inQuotes}"|var\(--[\w-]+\)|${word}(?:${blank}+${word})*)`;

const families = new RegExp(String.raw`^${blank}*${family}(?:${blank}*,${blank}*${family})*${blank}*$`, 'iu');

/** Whether a text is a list of CSS families that a browser keeps. */
export const isFamilies = (text: string): boolean => families.test(text);
