/** The plural forms of Russian; English has the first and the last of them. */
type PluralForm = 'one' | 'few' | 'many' | 'other';

type PluralStem<Source> = {
  [Key in keyof Source]: Key extends `${infer Stem}_other` ? Stem : never;
}[keyof Source];

type PluralKey<Source> = `${PluralStem<Source>}_${PluralForm}`;

/** What a Russian translation of English words must have: every key, and every Russian form of every plural. */
export type Translation<Source> = {
  readonly [Key in Exclude<keyof Source, PluralKey<Source>>]: Source[Key] extends string
    ? string
    : Translation<Source[Key]>;
} & { readonly [Key in PluralKey<Source>]: string };
