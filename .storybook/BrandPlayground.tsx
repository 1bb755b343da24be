import styled from '@emotion/styled';
import {
  Alert,
  BrandError,
  Button,
  Card,
  CopyIcon,
  Grid,
  Inline,
  NumberField,
  SegmentedControl,
  Select,
  SelectItem,
  Stack,
  TextField,
  applyBrand,
  defineBrand,
  meridian,
  pinScheme,
  token,
  type Brand,
  type BrandChoices,
} from '@meridian/ui';
import { nocturne } from '@meridian/ui/brands/nocturne';
import { saffron } from '@meridian/ui/brands/saffron';
import { useLayoutEffect, useState } from 'react';
import { BrandSample } from './BrandSample.tsx';
import { brandCode } from './brandCode.ts';

/** The choices as a brand, or why they cannot be one. */
function tryBrand(choices: BrandChoices): Brand | BrandError {
  try {
    return defineBrand(choices);
  } catch (error) {
    if (error instanceof BrandError) return error;
    throw error;
  }
}

/** Edits the ten values of a brand; while they can be one, the whole page has it at once. */
export function BrandPlayground({ initial }: { initial: BrandChoices }) {
  const [choices, setChoices] = useState(initial);
  const [shown, setShown] = useState(choices);
  const result = tryBrand(choices);

  const change = (changed: Partial<BrandChoices>) => {
    const next = { ...choices, ...changed };
    setChoices(next);
    if (!(tryBrand(next) instanceof BrandError)) setShown(next);
    if (changed.scheme) pinScheme(changed.scheme);
  };

  useLayoutEffect(() => applyBrand(defineBrand(shown)), [shown]);

  return (
    <Stack gap={6}>
      <Page>
        <Card title="defineBrand" headingLevel={2}>
          <Stack gap={5}>
            <Values choices={choices} onChange={change} />
            {result instanceof BrandError && (
              <Alert
                tone="danger"
                title="BrandError"
                isAnnounced
                actions={
                  result.proposedAccent !== undefined && (
                    <TakeAccent to={result.proposedAccent} onTake={change} />
                  )
                }
              >
                {result.message}
              </Alert>
            )}
          </Stack>
        </Card>
        <BrandSample name={shown.name} {...(shown.logo && { logo: shown.logo })} />
      </Page>
      <Code choices={choices} />
    </Stack>
  );
}

interface TakeAccentProps {
  to: string;
  onTake: (changed: Partial<BrandChoices>) => void;
}

const TakeAccent = ({ to, onTake }: TakeAccentProps) => (
  <Button onPress={() => onTake({ accent: to })}>Take {to}</Button>
);

const fonts: Readonly<Record<string, string>> = {
  Inter: meridian.font.text,
  Manrope: nocturne.font.text,
  'Source Serif': saffron.font.heading ?? saffron.font.text,
};
const logos: Readonly<Record<string, BrandChoices['logo']>> = {
  Meridian: meridian.logo,
  Saffron: saffron.logo,
  Nocturne: nocturne.logo,
};

const nameOf = <Value,>(values: Readonly<Record<string, Value>>, value: Value): string | null =>
  Object.entries(values).find(([, one]) => one === value)?.[0] ?? null;

interface ValuesProps {
  choices: BrandChoices;
  onChange: (changed: Partial<BrandChoices>) => void;
}

/** The ten values by the names of the code, and so in one language. */
function Values({ choices, onChange }: ValuesProps) {
  const { radius, font } = choices;
  const neutral =
    typeof choices.neutral === 'number' ? { hue: choices.neutral, chroma: 0.022 } : choices.neutral;
  return (
    <>
      <TextField label="name" value={choices.name} onChange={(name) => onChange({ name })} />
      <Choice
        label="logo"
        names={Object.keys(logos)}
        value={nameOf(logos, choices.logo)}
        onChange={(name) => onChange({ logo: logos[name] ?? meridian.logo })}
      />
      <TextField
        label="accent"
        description="#0b6b7a or oklch(50% 0.1 215)"
        isVerbatim
        value={choices.accent}
        onChange={(accent) => onChange({ accent })}
      />
      <SegmentedControl
        label="accentInk"
        options={[
          { value: 'auto', label: 'left out' },
          { value: 'light', label: 'light' },
          { value: 'dark', label: 'dark' },
        ]}
        value={choices.accentInk ?? 'auto'}
        onChange={(ink) => onChange({ accentInk: ink === 'auto' ? undefined : ink })}
      />
      <Grid min="narrow" gap={3}>
        <Figure
          label="neutral.hue"
          value={neutral.hue}
          maxValue={360}
          onChange={(hue) => onChange({ neutral: { ...neutral, hue } })}
        />
        <Figure
          label="neutral.chroma"
          value={neutral.chroma}
          maxValue={0.3}
          step={0.002}
          onChange={(chroma) => onChange({ neutral: { ...neutral, chroma } })}
        />
      </Grid>
      <Grid min="narrow" gap={3}>
        {(['control', 'card', 'sheet'] as const).map((part) => (
          <Figure
            key={part}
            label={`radius.${part}`}
            value={radius[part]}
            maxValue={40}
            onChange={(corner) => onChange({ radius: { ...radius, [part]: corner } })}
          />
        ))}
      </Grid>
      <Choice
        label="font.text"
        names={Object.keys(fonts)}
        value={nameOf(fonts, font.text)}
        onChange={(name) => onChange({ font: { ...font, text: fonts[name] ?? font.text } })}
      />
      <Choice
        label="font.heading"
        names={Object.keys(fonts)}
        value={nameOf(fonts, font.heading ?? font.text)}
        onChange={(name) => onChange({ font: { ...font, heading: fonts[name] ?? font.text } })}
      />
      <Figure
        label="headingWeight"
        value={choices.headingWeight ?? 600}
        minValue={300}
        maxValue={800}
        step={100}
        onChange={(headingWeight) => onChange({ headingWeight })}
      />
      <SegmentedControl
        label="scheme"
        options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: value }))}
        value={choices.scheme ?? 'system'}
        onChange={(scheme) => onChange({ scheme })}
      />
      <SegmentedControl
        label="shadow"
        options={(['soft', 'none'] as const).map((value) => ({ value, label: value }))}
        value={choices.shadow ?? 'soft'}
        onChange={(shadow) => onChange({ shadow })}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  names: readonly string[];
  value: string | null;
  onChange: (name: string) => void;
}

const Choice = ({ label, names, value, onChange }: ChoiceProps) => (
  <Select
    label={label}
    placeholder="—"
    value={value}
    onChange={(key) => {
      if (typeof key === 'string') onChange(key);
    }}
  >
    {names.map((name) => (
      <SelectItem key={name} id={name} label={name} />
    ))}
  </Select>
);

interface FigureProps {
  label: string;
  value: number;
  minValue?: number;
  maxValue: number;
  step?: number;
  onChange: (value: number) => void;
}

/** A figure that is left empty stays what it was. */
const Figure = ({ minValue = 0, step = 1, onChange, ...props }: FigureProps) => (
  <NumberField
    {...props}
    minValue={minValue}
    step={step}
    onChange={(value) => {
      if (Number.isFinite(value)) onChange(value);
    }}
    decrementLabel={`Less ${props.label}`}
    incrementLabel={`More ${props.label}`}
  />
);

function Code({ choices }: { choices: BrandChoices }) {
  const code = brandCode(choices);
  return (
    <Card title="brand.ts" headingLevel={2} surface="sunken">
      <Stack gap={3}>
        <Pre tabIndex={0}>{code}</Pre>
        <Inline>
          <Button size="small" icon={CopyIcon} onPress={() => void navigator.clipboard.writeText(code)}>
            Copy
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space8};
  align-items: start;

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 340px) minmax(0, 1fr);
  }
`;

const Pre = styled.pre`
  margin: 0;
  overflow-x: auto;
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontMono};
`;
