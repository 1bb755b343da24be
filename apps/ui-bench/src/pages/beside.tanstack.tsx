import '../plain.css';
import { PlainField } from '../fields/PlainField.tsx';
import { show } from '../show.tsx';
import { TablePage } from '../TablePage.tsx';
import { TanStackTable } from '../tables/TanStackTable.tsx';

show(<TablePage table={TanStackTable} field={PlainField} />);
