import { buildInfo } from '../../build-info.ts';
import { contractVersion } from '../../http/contract.ts';
import type { Contract } from '../../http/contract.ts';
import { versionRoutes } from './routes/version.ts';
import { packageVersion } from '../../package-version.ts';

interface Needs {
  readonly contract: Contract;
}

/** Routes of the feature `version`. */
export function composedRoutes({ contract }: Needs) {
  return versionRoutes(packageVersion(), buildInfo(), contractVersion(contract));
}
