import { TextField } from '@meridian/ui';
import type { FieldContender } from '../TableContender.ts';

export const MeridianField: FieldContender = (props) => <TextField {...props} />;
