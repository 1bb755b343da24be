import { checkHost } from './checkHost.ts';

checkHost(18);
