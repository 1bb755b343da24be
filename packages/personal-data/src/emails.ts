const word = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const address = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${label}$`, 'i');

/** Whether the contract accepts an e-mail. Domains in other scripts need their ASCII form (`xn--`), as most mail servers do. */
export const isEmail = (text: string): boolean => address.test(text);
