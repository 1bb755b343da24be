import { checkHost } from './checkHost.ts';

checkHost(19, { isLookedAt: true });
