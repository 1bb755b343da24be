import { applyBrand, defineBrand, pinScheme } from '@meridian/ui';
import { nocturne } from '@meridian/ui/brands/nocturne';
import { Profiler } from 'react';
import { MeridianField } from '../fields/MeridianField.tsx';
import { MeridianForm } from '../forms/MeridianForm.tsx';
import { MeridianPage } from '../MeridianPage.tsx';
import { show } from '../show.tsx';
import { TablePage } from '../TablePage.tsx';
import { MeridianTable } from '../tables/MeridianTable.tsx';

const page = document.documentElement;
let renders = 0;

show(
  <Profiler
    id="page"
    onRender={() => {
      renders += 1;
      page.dataset.renders = String(renders);
    }}
  >
    <MeridianForm />
    <MeridianPage>
      <TablePage table={MeridianTable} field={MeridianField} />
    </MeridianPage>
  </Profiler>,
);

// Outside React, like a switch of the host.
addEventListener('switchbrand', () => applyBrand(defineBrand(nocturne)));
addEventListener('switchscheme', () => pinScheme('dark'));
