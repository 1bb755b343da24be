/** ISO 3166-1 alpha-2, and Kosovo, whose code ISO leaves to users. */
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

const known: ReadonlySet<string> = new Set(codes);

/** Whether this is the code of a country. */
export const isCountryCode = (code: string): boolean => known.has(code);

/** Other names that people use, in any language. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'UAE Emirates Dubai Abu Dhabi ОАЭ Эмираты Дубай',
  BA: 'BiH Босния',
  BO: 'Plurinational State of Bolivia',
  BY: 'Belorussia Byelorussia Белоруссия Беларусь',
  CD: 'DRC DR Congo Zaire Демократическая Республика Конго ДРК Заир',
  CG: 'Republic of the Congo Республика Конго',
  CH: 'Swiss Confederation Helvetia Suisse Schweiz',
  CI: 'Ivory Coast Берег Слоновой Кости',
  CN: 'PRC Peoples Republic of China КНР',
  CV: 'Cape Verde Острова Зелёного Мыса',
  CZ: 'Czech Republic Чешская Республика',
  DE: 'Deutschland FRG ФРГ',
  ES: 'España',
  FM: 'Federated States of Micronesia',
  GB: 'UK U.K. Great Britain England Scotland Wales Northern Ireland Англия Британия Соединённое Королевство Шотландия Уэльс',
  GE: 'Sakartvelo',
  HK: 'Hong Kong Гонконг',
  IR: 'Islamic Republic of Iran Persia Персия',
  KG: 'Kyrgyz Republic Кыргызстан Киргизская Республика',
  KP: 'DPRK КНДР',
  KR: 'Republic of Korea Южная Корея',
  KZ: 'Republic of Kazakhstan РК',
  LA: 'Lao',
  LK: 'Ceylon Цейлон',
  MD: 'Moldavia Молдавия',
  MK: 'Macedonia FYROM Македония',
  MM: 'Burma Бирма',
  NL: 'Holland Голландия',
  PS: 'Palestine State of Palestine Палестина',
  RU: 'Russian Federation РФ Российская Федерация',
  SA: 'KSA',
  SZ: 'Swaziland Свазиленд',
  TL: 'East Timor Восточный Тимор',
  TM: 'Туркмения',
  TR: 'Turkey Turkiye Турецкая Республика',
  TW: 'Republic of China Formosa',
  TZ: 'United Republic of Tanzania',
  UA: 'Ukraina',
  US: 'USA U.S. U.S.A. United States of America America США Америка Штаты Соединённые Штаты Америки',
  VA: 'Holy See Святой Престол',
  VN: 'Viet Nam',
};

/** A country with its name in one language, and with other words that find it. */
export interface Country {
  readonly id: string;
  readonly label: string;
  readonly keywords: string;
}

/** Every country, named and sorted in this language. Found also by its code and by its names in the other languages. */
export function listCountries(language: string, otherLanguages: readonly string[]): readonly Country[] {
  const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' });
  const names = namesIn(language);
  const others = otherLanguages.filter((other) => other !== language).map(namesIn);
  return codes
    .map((id) => ({
      id,
      label: names.of(id) ?? id,
      keywords: [id, ...others.map((other) => other.of(id)), otherNames[id]].join(' '),
    }))
    .toSorted((left, right) => left.label.localeCompare(right.label, language));
}
