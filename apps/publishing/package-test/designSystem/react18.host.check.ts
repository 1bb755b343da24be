import { checkHost } from './checkHost.ts';

checkHost(18, { isLookedAt: false });
