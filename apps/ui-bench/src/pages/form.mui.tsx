import { MuiForm } from '../forms/MuiForm.tsx';
import { show } from '../show.tsx';

show(<MuiForm />);
