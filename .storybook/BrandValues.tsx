import {
  Button,
  ChevronsUpDownIcon,
  Grid,
  IconButton,
  Menu,
  NumberField,
  Radio,
  RadioGroup,
  Stack,
  Text,
  TextField,
  plain,
  type BrandChoices,
  type MissedContrast,
} from '@meridian/ui';
import { nocturne } from '@meridian/ui/brands/nocturne';
import { saffron } from '@meridian/ui/brands/saffron';
import { chooseNeutral, defaultChoices } from '../packages/ui/src/brand/defaultChoices.ts';
import { refusalInRussian } from './refusalInRussian.ts';
import { useSay } from './useSay.ts';

/** Why the values are no valid brand, and which value to change. */
export interface Refusal {
  of: string;
  /** The message of `defineBrand`, in English. */
  message: string;
  /** The failing pair, for a contrast error. */
  missed?: MissedContrast | undefined;
  proposedAccent?: string;
  /** Whether the accent would pass without a fixed text colour. */
  isInkAlone?: boolean;
}

interface BrandValuesProps {
  choices: BrandChoices;
  refusal: Refusal | undefined;
  onChange: (changed: Partial<BrandChoices>) => void;
}

/** The form for the ten values. Each field shows the value's name in the code. */
export function BrandValues({ choices, refusal, onChange }: BrandValuesProps) {
  const say = useSay();
  const refusedAt = (name: string, inRussian: string) =>
    refusal?.of === name && { errorMessage: say(refusal.message, inRussian) };
  return (
    <>
      <TextField
        label={say('Name', 'Название')}
        labelAside={<InCode name="name" />}
        value={choices.name}
        onChange={(name) => onChange({ name })}
        {...refusedAt('name', 'Напишите, как называется бренд.')}
      />
      <Logo logo={choices.logo} refusedAt={refusedAt} onChange={(logo) => onChange({ logo })} />
      <Accent
        name={choices.name}
        accent={choices.accent}
        refusal={refusal?.of === 'accent' ? refusal : undefined}
        onChange={(accent) => onChange({ accent })}
      />
      <Choice
        label={say('Text on the accent', 'Текст на акценте')}
        name="accentInk"
        options={{
          auto: say('What reads better', 'Что читается лучше'),
          light: say('Light', 'Светлый'),
          dark: say('Dark', 'Тёмный'),
        }}
        value={choices.accentInk ?? 'auto'}
        onChange={(ink) => onChange({ accentInk: ink === 'auto' ? undefined : ink })}
      />
      <Neutral neutral={choices.neutral} onChange={(neutral) => onChange({ neutral })} />
      <Radius radius={choices.radius} onChange={(radius) => onChange({ radius })} />
      <Fonts font={choices.font} refusedAt={refusedAt} onChange={(font) => onChange({ font })} />
      <Figure
        label={say('Weight of headings', 'Насыщенность заголовков')}
        name="headingWeight"
        value={choices.headingWeight ?? defaultChoices.headingWeight}
        minValue={100}
        maxValue={900}
        step={100}
        onChange={(headingWeight) => onChange({ headingWeight })}
      />
      <Choice
        label={say('Starts in', 'Начинает')}
        name="scheme"
        options={{
          system: say('As the system', 'Как в системе'),
          light: say('Light', 'Со светлой'),
          dark: say('Dark', 'С тёмной'),
        }}
        value={choices.scheme ?? defaultChoices.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
      <Choice
        label={say('Shadow', 'Тень')}
        name="shadow"
        options={{ soft: say('Soft', 'Мягкая'), none: say('A hairline instead', 'Тонкая линия вместо неё') }}
        value={choices.shadow ?? defaultChoices.shadow}
        onChange={(shadow) => onChange({ shadow })}
      />
    </>
  );
}

interface PartProps<Name extends keyof BrandChoices> {
  onChange: (value: BrandChoices[Name]) => void;
}

type RefusableProps<Name extends keyof BrandChoices> = PartProps<Name> &
  Pick<BrandChoices, Name> & {
    /** The error props of a field whose value was rejected. */
    refusedAt: (name: string, inRussian: string) => false | { errorMessage: string };
  };

interface AccentProps extends PartProps<'accent'>, Pick<BrandChoices, 'name' | 'accent'> {
  refusal: Refusal | undefined;
}

/** The Russian version of the message about an accent. */
function accentInRussian(name: string, { missed, proposedAccent, isInkAlone }: Refusal): string {
  if (!missed) return 'Такой цвет здесь не прочитать. Запишите его как #0b6b7a или oklch(50% 0.1 215).';
  const nearest = proposedAccent === undefined ? '' : ` Ближайший подходящий акцент — ${proposedAccent}.`;
  const ink = isInkAlone ? ' Подойдёт и этот, если не задавать accentInk.' : '';
  return `${refusalInRussian(name, missed)}${nearest}${ink}`;
}

function Accent({ name, accent, refusal, onChange }: AccentProps) {
  const say = useSay();
  const proposed = refusal?.proposedAccent;
  // A live region only announces changes: the error and its solution, not the typed text.
  return (
    <div aria-live="polite">
      <Stack gap={2}>
        <TextField
          label={say('Accent', 'Акцент')}
          labelAside={<InCode name="accent" />}
          description={say('#0b6b7a or oklch(50% 0.1 215)', '#0b6b7a или oklch(50% 0.1 215)')}
          isVerbatim
          value={accent}
          onChange={onChange}
          {...(refusal && { errorMessage: say(refusal.message, accentInRussian(name, refusal)) })}
        />
        {proposed !== undefined && (
          <Button size="small" onPress={() => onChange(proposed)}>
            {say(`Take ${proposed}`, `Взять ${proposed}`)}
          </Button>
        )}
      </Stack>
    </div>
  );
}

const logos = [plain, saffron, nocturne].map(({ name, logo }) => ({ name, value: logo }));

function Logo({ logo, refusedAt, onChange }: RefusableProps<'logo'>) {
  const say = useSay();
  const { viewBox, path } = logo ?? { viewBox: '0 0 24 24', path: '' };
  return (
    <>
      <TextField
        label={say('Mark, as one path', 'Знак одним контуром')}
        labelAside={<InCode name="logo.path" />}
        description={say('Left empty, the name stands alone.', 'Если пусто, название стоит одно.')}
        isVerbatim
        value={path}
        onChange={(drawn) => onChange(drawn === '' ? undefined : { viewBox, path: drawn })}
        {...refusedAt('logo.path', 'Нужен атрибут d одного контура, начиная с M.')}
        end={
          <OfOurs
            label={say('Take a mark of ours', 'Взять один из наших знаков')}
            offered={logos}
            onTake={onChange}
          />
        }
      />
      <TextField
        label={say('Its box', 'Его границы')}
        labelAside={<InCode name="logo.viewBox" />}
        isVerbatim
        isDisabled={logo === undefined}
        value={viewBox}
        onChange={(box) => onChange({ viewBox: box, path })}
        {...refusedAt('logo.viewBox', 'Запишите границы как 0 0 24 24.')}
      />
    </>
  );
}

function Neutral({ neutral, onChange }: PartProps<'neutral'> & Pick<BrandChoices, 'neutral'>) {
  const say = useSay();
  const { hue, chroma } = chooseNeutral({ neutral });
  return (
    <Grid min="narrow" gap={3}>
      <Figure
        label={say('Hue of greys', 'Тон серых')}
        name="neutral.hue"
        value={hue}
        maxValue={360}
        onChange={(turned) => onChange({ hue: turned, chroma })}
      />
      <Figure
        label={say('How much of it', 'Сколько тона')}
        name="neutral.chroma"
        value={chroma}
        maxValue={0.3}
        step={0.002}
        onChange={(shown) => onChange({ hue, chroma: shown })}
      />
    </Grid>
  );
}

function Radius({ radius, onChange }: PartProps<'radius'> & Pick<BrandChoices, 'radius'>) {
  const say = useSay();
  const parts = {
    control: say('Corner of a control', 'Угол поля и кнопки'),
    card: say('Of a card', 'Угол карточки'),
    sheet: say('Of a dialog', 'Угол диалога'),
  };
  return (
    <Grid min="narrow" gap={3}>
      {(['control', 'card', 'sheet'] as const).map((part) => (
        <Figure
          key={part}
          label={parts[part]}
          name={`radius.${part}`}
          value={radius[part]}
          maxValue={32}
          onChange={(corner) => onChange({ ...radius, [part]: corner })}
        />
      ))}
    </Grid>
  );
}

/** The fonts that this page loads. Others must be installed on the user's machine. */
const fonts = [
  { name: 'Inter', value: plain.font.text },
  { name: 'Manrope', value: nocturne.font.text },
  { name: 'Source Serif', value: saffron.font.heading ?? saffron.font.text },
  { name: 'Source Code Pro', value: defaultChoices.font.mono },
];

function Fonts({ font, refusedAt, onChange }: RefusableProps<'font'>) {
  const say = useSay();
  const refused = (name: string) =>
    refusedAt(
      name,
      'Перечислите семейства шрифтов через запятую, в одну строку. Имя, где слово начинается с цифры или что-то ' +
        "значит в CSS, например inherit, возьмите в кавычки: 'Source Sans 3', sans-serif.",
    );
  const offered = (label: string, onTake: (families: string) => void) => (
    <OfOurs label={label} offered={fonts} onTake={onTake} />
  );
  const setText = (text: string) => onChange({ ...font, text });
  // An omitted value is omitted from the brand too, so that its default applies.
  const setHeading = (heading: string) => onChange({ ...font, heading: heading || undefined });
  const setMono = (mono: string) => onChange({ ...font, mono: mono || undefined });
  return (
    <>
      <TextField
        isVerbatim
        label={say('Font of text', 'Шрифт текста')}
        labelAside={<InCode name="font.text" />}
        value={font.text}
        onChange={setText}
        {...refused('font.text')}
        end={offered(say('Take a font for text', 'Взять шрифт для текста'), setText)}
      />
      <TextField
        isVerbatim
        label={say('Font of headings', 'Шрифт заголовков')}
        labelAside={<InCode name="font.heading" />}
        description={say('Left empty, as the text.', 'Если пусто, как у текста.')}
        value={font.heading ?? ''}
        onChange={setHeading}
        {...refused('font.heading')}
        end={offered(say('Take a font for headings', 'Взять шрифт для заголовков'), setHeading)}
      />
      <TextField
        isVerbatim
        label={say('Font of hashes and codes', 'Шрифт хешей и кодов')}
        labelAside={<InCode name="font.mono" />}
        description={say('Left empty, Source Code Pro.', 'Если пусто, Source Code Pro.')}
        value={font.mono ?? ''}
        onChange={setMono}
        {...refused('font.mono')}
        end={offered(say('Take a font for codes', 'Взять шрифт для кодов'), setMono)}
      />
    </>
  );
}

const InCode = ({ name }: { name: string }) => (
  <Text isInline isCode size={12} tone="muted">
    {name}
  </Text>
);

interface OfOursProps<Value> {
  label: string;
  offered: readonly { name: string; value: Value }[];
  onTake: (value: Value) => void;
}

/** A button at the end of a field that fills in a value of one of the three brands. */
const OfOurs = <Value,>({ label, offered, onTake }: OfOursProps<Value>) => (
  <Menu
    label={label}
    placement="bottom end"
    trigger={<IconButton size="small" icon={ChevronsUpDownIcon} label={label} />}
    items={offered.map(({ name, value }) => ({ id: name, label: name, onAction: () => onTake(value) }))}
  />
);

interface ChoiceProps<Value extends string> {
  label: string;
  name: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, name, options, value, onChange }: ChoiceProps<Value>) {
  const isOption = (key: string): key is Value => key in options;
  const keys = Object.keys(options).filter(isOption);
  return (
    <RadioGroup
      label={label}
      labelAside={<InCode name={name} />}
      layout="row"
      value={value}
      onChange={(key) => {
        if (isOption(key)) onChange(key);
      }}
    >
      {keys.map((key) => (
        <Radio key={key} value={key}>
          {options[key]}
        </Radio>
      ))}
    </RadioGroup>
  );
}

interface FigureProps {
  label: string;
  name: string;
  value: number;
  minValue?: number;
  maxValue: number;
  step?: number;
  onChange: (value: number) => void;
}

/** A number field that ignores empty and out-of-range values. */
function Figure({ name, minValue = 0, maxValue, step = 1, onChange, ...props }: FigureProps) {
  const say = useSay();
  return (
    <NumberField
      {...props}
      labelAside={<InCode name={name} />}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      messages={{
        unreadable: say('Write it in digits', 'Запишите цифрами'),
        outside: say(`From ${minValue} to ${maxValue}`, `От ${minValue} до ${maxValue}`),
      }}
      onChange={(value) => {
        if (value >= minValue && value <= maxValue) onChange(value);
      }}
      decrementLabel={say('Less', 'Меньше')}
      incrementLabel={say('More', 'Больше')}
    />
  );
}
