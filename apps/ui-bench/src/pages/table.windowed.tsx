import '../plain.css';
import { show } from '../show.tsx';
import { TablePage } from '../TablePage.tsx';
import { WindowedTable } from '../tables/WindowedTable.tsx';

show(<TablePage table={WindowedTable} />);
