export { resolveAddress, appFiles, pagesWithDetails, pathOfTarget } from './siteAddresses.ts';
export { deployFiles, writeDeployFiles } from './deployFiles.ts';
export { failureOfApi } from './failureOfApi.ts';
export { missingOperatorFacts } from './missingOperatorFacts.ts';
export { findFreePort, type HeldPort, holdFreePort } from './findFreePort.ts';
export { findBrotli, findNginx, type RunningNginx, runNginx } from './runNginx.ts';
export { selfSigned, trustArgument } from './selfSigned.ts';
export { serveWeb } from './serveWeb.ts';
export { type Policies, writePolicies, securityHeaders, webHeaders } from './webHeaders.ts';
