import styled from '@emotion/styled';
import {
  BrandError,
  Button,
  Card,
  CopyIcon,
  Inline,
  Stack,
  Text,
  applyBrand,
  defineBrand,
  pinScheme,
  type Brand,
  type BrandChoices,
} from '@meridian/ui';
import * as token from '@meridian/ui/tokens';
import { useLayoutEffect, useState } from 'react';
import { BrandSample } from './BrandSample.tsx';
import { BrandValues, type Refusal } from './BrandValues.tsx';
import { brandCode } from './brandCode.ts';
import { useSay } from './useSay.ts';

/** The brand, or the reason it was rejected. */
function tryBrand(choices: BrandChoices): Brand | BrandError {
  try {
    return defineBrand(choices);
  } catch (error) {
    if (error instanceof BrandError) return error;
    throw error;
  }
}

/** Whether the accent caused the rejection. Greys never do, because their contrast is adjusted. */
function refusalOf(choices: BrandChoices, { message, proposedAccent, value, missed }: BrandError): Refusal {
  if (value !== undefined) return { of: value, message };
  if (proposedAccent === undefined) return { of: 'accent', message, missed };
  const { accentInk: _, ...withoutInk } = choices;
  const isInkAlone = !(tryBrand(withoutInk) instanceof BrandError);
  return { of: 'accent', message, missed, proposedAccent, isInkAlone };
}

/** Edits the ten values of a brand and applies every valid combination to the whole page. */
export function BrandPlayground({ initial }: { initial: BrandChoices }) {
  const [choices, setChoices] = useState(initial);
  const [accepted, setAccepted] = useState(() => ({ choices: initial, brand: defineBrand(initial) }));
  const [refusal, setRefusal] = useState<Refusal>();

  const change = (changed: Partial<BrandChoices>) => {
    const next = { ...choices, ...changed };
    const tried = tryBrand(next);
    setChoices(next);
    if (tried instanceof BrandError) setRefusal(refusalOf(next, tried));
    else {
      setAccepted({ choices: next, brand: tried });
      setRefusal(undefined);
    }
    if (changed.scheme) pinScheme(changed.scheme);
  };

  useLayoutEffect(() => applyBrand(accepted.brand), [accepted]);

  return (
    <Stack gap={6}>
      <Page>
        <Card title="defineBrand" headingLevel={2}>
          <Stack gap={5}>
            <BrandValues choices={choices} refusal={refusal} onChange={change} />
          </Stack>
        </Card>
        <BrandSample name={accepted.brand.name} {...(accepted.brand.logo && { logo: accepted.brand.logo })} />
      </Page>
      <Code choices={accepted.choices} isBehind={refusal !== undefined} />
    </Stack>
  );
}

/** Offers the code of the last valid brand; an invalid one would throw at startup. */
function Code({ choices, isBehind }: { choices: BrandChoices; isBehind: boolean }) {
  const say = useSay();
  const code = brandCode(choices);
  return (
    <Card title="brand.ts" headingLevel={2} surface="sunken">
      <Stack gap={3}>
        {isBehind && (
          <Text>
            {say(
              'These are the values accepted last. The one refused above is not among them.',
              'Здесь значения, принятые последними: того, что отклонено выше, среди них нет.',
            )}
          </Text>
        )}
        <Pre tabIndex={0}>{code}</Pre>
        <Inline>
          <Button size="small" icon={CopyIcon} onPress={() => void navigator.clipboard.writeText(code)}>
            {say('Copy', 'Скопировать')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

// The result stays in view while one edits.
const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space8};
  align-items: start;

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 340px) minmax(0, 1fr);

    & > :last-child {
      position: sticky;
      inset-block-start: ${token.space4};
    }
  }
`;

const Pre = styled.pre`
  margin: 0;
  overflow-x: auto;
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontMono};
`;
