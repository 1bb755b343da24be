import { MeridianField } from '../fields/MeridianField.tsx';
import { MeridianPage } from '../MeridianPage.tsx';
import { show } from '../show.tsx';
import { TablePage } from '../TablePage.tsx';
import { MeridianTable } from '../tables/MeridianTable.tsx';

show(
  <MeridianPage>
    <TablePage table={MeridianTable} field={MeridianField} />
  </MeridianPage>,
);
