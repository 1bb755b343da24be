const commonPasswords = [
  'password',
  'qwerty',
  'letmein',
  'welcome',
  'iloveyou',
  '1234567890',
  'meridian',
  'йцукен',
  'пароль',
];

/** Section 5: too short, too few different characters, close to a common password, or the own login or e-mail. */
export function isTooSimple(password: string, minimumLength: number, own: readonly string[]): boolean {
  const lower = password.toLowerCase();
  if (Array.from(password).length < minimumLength || new Set(lower).size < 5) return true;
  if (own.some((word) => word.length > 2 && lower.includes(word.toLowerCase()))) return true;
  return commonPasswords.some((word) => lower.includes(word) && lower.length < word.length + 6);
}
