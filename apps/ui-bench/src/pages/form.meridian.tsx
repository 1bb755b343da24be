import { MeridianForm } from '../forms/MeridianForm.tsx';
import { show } from '../show.tsx';

show(<MeridianForm />);
