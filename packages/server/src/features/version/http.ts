import { buildInfo, packageVersion } from '../../build-info.ts';
import { contractVersion } from '../../http/contract.ts';
import type { Contract } from '../../http/contract.ts';
import { act, ok } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import { PRESENT_RELEASE } from '../hardware/model.ts';

export interface Services {
  readonly contract: Contract;
}

/** Routes of the tag `version`. The gateway is part of the server package. */
export const routes: FeatureRoutes<'version', Services> = {
  'version.get': act(async (_, { contract }) => {
    const { node, sqlite = '' } = process.versions;
    const version = packageVersion();
    const build = buildInfo();
    return ok({
      Version: version,
      Description: 'Muster reference server',
      Branch: build.branch,
      BuildDate: build.buildDate,
      BuildNumber: build.buildNumber,
      Revision: build.revision,
      // Section 9 of the interface specification.
      Implements: {
        Release: PRESENT_RELEASE,
        Core: '2.1',
        LwM2MGateway: '1.5',
        MQTTGateway: '2A',
        BSS: '1.0',
      },
      Parts: {
        Server: version,
        Gateway: version,
        Contract: contractVersion(contract),
        Node: node,
        SQLite: sqlite,
      },
    });
  }),
};
