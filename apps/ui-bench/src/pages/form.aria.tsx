import { AriaForm } from '../forms/AriaForm.tsx';
import { show } from '../show.tsx';

show(<AriaForm />);
