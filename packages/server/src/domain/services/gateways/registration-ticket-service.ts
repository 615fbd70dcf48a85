import { randomUUID } from 'node:crypto';
import { apiKeys } from '../../entities/api-key.ts';
import type { ApiKey } from '../../entities/api-key.ts';
import { dataCollectors } from '../../entities/data-collector.ts';
import type { DataCollector } from '../../entities/data-collector.ts';
import { roles } from '../../entities/role.ts';
import { notFound } from '../../errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Store, Transaction } from '../../ports/store.ts';
import type { AccessService } from '../access/access-service.ts';
import type { KeyTokens } from '../access/key-tokens.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { owned } from '../owned.ts';
import { macKey } from './mac-address.ts';

/** How long a ticket lasts. In the second half of it a new one is issued to whoever asks. */
const LIFETIME_MS = 30 * 86_400_000;
/** What the holder of a ticket may do: nothing but read. */
const ROLE = 'User';

export interface TicketDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: Pick<AccessService, 'forget'>;
  readonly tokens: KeyTokens;
  readonly activityLog: ActivityLog;
}

/** What a gateway that is software of somebody else reaches the service with. */
export interface RegistrationTicket {
  readonly dataCollector: DataCollector;
  /** An API key of its own. */
  readonly token: string;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/**
 * Tickets of data collectors. A ticket carries an API key of the role User that belongs to the data collector alone: it is
 * seen and can be deleted among the API keys, and goes with the data collector.
 */
export class RegistrationTicketService {
  readonly #deps: TicketDependencies;

  constructor(deps: TicketDependencies) {
    this.#deps = deps;
  }

  /** @throws MusterError `data-collector-not-found` */
  async issue(deviceNetworkId: string, id: string): Promise<RegistrationTicket> {
    const { store, access, tokens, activityLog } = this.#deps;
    const { collector, key } = await store.transaction(async (tx) => {
      const collection = tx.collection(dataCollectors);
      const current = await owned(collection, 'data-collector', deviceNetworkId, id);
      const ticketKey = await this.#keyOf(tx, current);
      await tx.collection(apiKeys).put(ticketKey);
      if (current.ticketKeyId !== ticketKey.id)
        await collection.put({ ...current, ticketKeyId: ticketKey.id });
      return { collector: current, key: ticketKey };
    });
    access.forget(key.id);
    const entry = await activityLog.start({
      deviceNetworkId,
      entityType: 'Gateway',
      entityId: id,
      entityName: collector.name,
      description: 'Issue a registration ticket',
    });
    await activityLog.complete(entry.id);
    return {
      dataCollector: collector,
      token: await tokens.valueOf(key),
      issuedAt: key.issuedAt,
      expiresAt: key.expiresAt,
    };
  }

  /** The ticket of the data collector with a MAC address. @throws MusterError `data-collector-not-found` */
  async issueByMac(deviceNetworkId: string, macAddress: string): Promise<RegistrationTicket> {
    const found = await this.#deps.store.collection(dataCollectors).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'macKey', op: 'eq', value: macKey(macAddress) },
    ]);
    if (found === undefined) throw notFound('data-collector');
    return this.issue(deviceNetworkId, found.id);
  }

  async #keyOf(tx: Transaction, { deviceNetworkId, id, ticketKeyId }: DataCollector): Promise<ApiKey> {
    const now = Math.floor(this.#deps.clock.now() / 1000) * 1000;
    const known = ticketKeyId === undefined ? undefined : await tx.collection(apiKeys).get(ticketKeyId);
    if (known !== undefined && known.expiresAt - now > LIFETIME_MS / 2) return known;
    const role = await tx.collection(roles).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'name', op: 'eq', value: ROLE },
    ]);
    return {
      ...known,
      id: known?.id ?? randomUUID(),
      deviceNetworkId,
      name: `data collector ${id}`,
      issuedAt: now,
      expiresAt: now + LIFETIME_MS,
      memberships: [{ deviceNetworkId, roleIds: role === undefined ? [] : [role.id] }],
    };
  }
}
