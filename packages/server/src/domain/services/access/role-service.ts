import type { DeviceNetwork } from '../../entities/device-network.ts';
import { deviceNetworks } from '../../entities/device-network.ts';
import { roles } from '../../entities/role.ts';
import type { Role } from '../../entities/role.ts';
import { notFound } from '../../errors.ts';
import { inNetwork } from '../../list-query.ts';
import type { ListQuery } from '../../list-query.ts';
import type { Page, Store } from '../../ports/store.ts';
import type { AccessService } from './access-service.ts';
import { completedRole, defaultRoles, newRole } from './default-roles.ts';

/** What keys may do. */
export class RoleService {
  readonly #store: Store;
  readonly #access: AccessService;

  constructor(store: Store, access: AccessService) {
    this.#store = store;
    this.#access = access;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<Role>> {
    return this.#store.collection(roles).page(inNetwork(deviceNetworkId, query));
  }

  /**
   * Restores the default roles of a network and adds what they lack; takes nothing away, Admin least of all.
   *
   * @throws MusterError `device-network-not-found`
   */
  async restoreDefaults(deviceNetworkId: string): Promise<void> {
    const changed = await this.#store.transaction(async (tx) => {
      const network: DeviceNetwork | undefined = await tx.collection(deviceNetworks).get(deviceNetworkId);
      if (network === undefined) {
        throw notFound('device-network');
      }
      const known = await tx.collection(roles).find(inNetwork(deviceNetworkId, {}));
      const completed = defaultRoles.map((defaults) => {
        const present = known.find((role) => role.name === defaults.name);
        return present === undefined
          ? newRole(defaults, network.tenantId, deviceNetworkId)
          : completedRole(present, defaults);
      });
      const toWrite = completed.filter((role) => !known.includes(role));
      for (const role of toWrite) {
        await tx.collection(roles).put(role);
      }
      return toWrite.length > 0;
    });
    if (changed) {
      this.#access.forget();
    }
  }
}
