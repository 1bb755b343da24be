import '../plain.css';
import { PlainField } from '../fields/PlainField.tsx';
import { show } from '../show.tsx';
import { TablePage } from '../TablePage.tsx';
import { PlainTable } from '../tables/PlainTable.tsx';

show(<TablePage table={PlainTable} field={PlainField} />);
