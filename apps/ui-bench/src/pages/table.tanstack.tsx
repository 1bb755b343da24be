import '../plain.css';
import { show } from '../show.tsx';
import { TablePage } from '../TablePage.tsx';
import { TanStackTable } from '../tables/TanStackTable.tsx';

show(<TablePage table={TanStackTable} />);
