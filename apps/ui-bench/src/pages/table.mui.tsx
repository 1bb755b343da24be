import { show } from '../show.tsx';
import { TablePage } from '../TablePage.tsx';
import { MuiTable } from '../tables/MuiTable.tsx';

show(<TablePage table={MuiTable} />);
