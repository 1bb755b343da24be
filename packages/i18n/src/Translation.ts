type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type PluralStem<Source> = {
  [Key in keyof Source]: Key extends `${infer Stem}_other` ? Stem : never;
}[keyof Source];

type PluralKey<Source, Form extends PluralForm> = `${PluralStem<Source>}_${Form}`;

/**
 * What a translation of English texts must have: every key. Which forms a plural has depends on the language
 * (`Intl.PluralRules`), so a test checks them; only `other` exists in every language.
 */
export type Translation<Source> = {
  readonly [Key in Exclude<keyof Source, PluralKey<Source, PluralForm>>]: Source[Key] extends string
    ? string
    : Translation<Source[Key]>;
} & { readonly [Key in PluralKey<Source, 'other'>]: string } & {
  readonly [Key in PluralKey<Source, Exclude<PluralForm, 'other'>>]?: string;
};
