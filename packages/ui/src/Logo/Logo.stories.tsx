import styled from '@emotion/styled';
import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { defaultBrand } from '../brand/index.ts';
import { nocturne } from '../brands/nocturne.ts';
import { saffron } from '../brands/saffron.ts';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  parameters: { layout: 'padded' },
  args: { name: defaultBrand.name },
});

export const MarkAndName = meta.story({ args: { logo: defaultBrand.logo } });

export const LongWords = meta.story({
  args: { name: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработки', logo: defaultBrand.logo },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ name }) => (
    <States cell="narrow">
      {[defaultBrand, saffron, nocturne].map((brand) => (
        <State key={brand.name} name={`mark of ${brand.name}`}>
          <Logo name={brand.name} {...(brand.logo && { logo: brand.logo })} />
        </State>
      ))}
      <State name="name only">
        <Logo name={name} />
      </State>
      <State name="in a folded side bar">
        <Folded>
          <Logo {...defaultBrand} />
        </Folded>
      </State>
    </States>
  ),
});

const Folded = styled('div')`
  container: sidebar / inline-size;
  inline-size: 68px;
`;
