import '../plain.css';
import { PlainForm } from '../forms/PlainForm.tsx';
import { show } from '../show.tsx';

show(<PlainForm />);
