import { deviceNetworks } from '../../features/networks/model/device-network.ts';
import type { Logger } from '../../logger.ts';
import type { HealthCheck } from '../../observability/health.ts';
import { StoreError, type Store } from '../../store/port.ts';

/**
 * Checks that a process of the API can read the store. While this version cannot read the tables, logs the fault
 * once.
 */
export function storeCheck(store: Store, logger: Pick<Logger, 'error'>): HealthCheck {
  let isLogged = false;
  return async () => {
    try {
      await store.ping();
      await store.collection(deviceNetworks).findOne([]);
      isLogged = false;
    } catch (err) {
      if (isOfOtherVersion(err) && !isLogged) {
        isLogged = true;
        logger.error({ err }, 'this process is not ready: the store has the tables of another version');
      }
      throw err;
    }
  };
}

function isOfOtherVersion(error: unknown): boolean {
  return error instanceof StoreError && (error.code === 'schema-newer' || error.code === 'schema-differs');
}
