import '../plain.css';
import { PlainField } from '../fields/PlainField.tsx';
import { show } from '../show.tsx';
import { TablePage } from '../TablePage.tsx';
import { WindowedTable } from '../tables/WindowedTable.tsx';

show(<TablePage table={WindowedTable} field={PlainField} />);
