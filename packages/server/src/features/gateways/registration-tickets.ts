import { randomUUID } from 'node:crypto';
import type { Clock } from '../../kernel/timers.ts';
import { MusterError, notFound } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/entities.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { findPrincipal } from '../access/access.ts';
import type { AccessService } from '../access/access.ts';
import type { KeyTokens } from '../access/key-tokens.ts';
import { apiKeys } from '../access/model.ts';
import type { ApiKey } from '../access/model.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { dataCollectors, macKey } from './model.ts';
import type { DataCollector } from './model.ts';

/** Lifetime of a ticket. In its second half, a request for the ticket returns a new one. */
const LIFETIME_MS = 30 * 86_400_000;
/** Permissions that the requesting key must have itself, because a ticket is useless without them. */
const NEEDED_TO_ISSUE = new Set(['GatewayUplink.All']);

interface TicketDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: AccessService;
  readonly tokens: KeyTokens;
  readonly activityLog: ActivityLog;
}

/** The data that software needs to act as a gateway. */
export interface RegistrationTicket {
  readonly dataCollector: DataCollector;
  /** Value of the ticket's API key. */
  readonly token: string;
  /** Epoch milliseconds, like expiresAt. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/**
 * Issues registration tickets of data collectors. A ticket is an API key without roles that acts for one data
 * collector (`ticketPermissions`), and never has more permissions than the key that issued it. It appears
 * among the API keys, where it can be deleted. It ends with its data collector or with the key that issued
 * it.
 */
export class RegistrationTicketService {
  readonly #deps: TicketDependencies;

  constructor(deps: TicketDependencies) {
    this.#deps = deps;
  }

  /**
   * Returns the ticket of a data collector. Issues a new one if there is none, if it is in the second half of
   * its lifetime, or if another key issued it. The previous token is refused from then on.
   *
   * @param issuerKeyId ID of the requesting key
   * @throws MusterError `data-collector-not-found`; `permission-denied` if the requesting key lacks
   *   GatewayUplink
   */
  async issue(deviceNetworkId: string, issuerKeyId: string, id: string): Promise<RegistrationTicket> {
    const { store, access, tokens, activityLog } = this.#deps;
    await access.checkMayGive(deviceNetworkId, issuerKeyId, NEEDED_TO_ISSUE);
    const { collector, key, isNew } = await store.transaction(async (tx) => {
      const collection = tx.collection(dataCollectors);
      const current = await findInNetwork(collection, 'data-collector', deviceNetworkId, id);
      const issued = await this.#keyOf(tx, current, issuerKeyId);
      if (issued.isNew) await tx.collection(apiKeys).put(issued.key);
      if (current.ticketKeyId !== issued.key.id)
        await collection.put({ ...current, ticketKeyId: issued.key.id });
      return { collector: current, ...issued };
    });
    if (isNew) access.revoke(key.id);
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

  /** {@link issue} for the data collector with this MAC address. */
  async issueByMac(
    deviceNetworkId: string,
    issuerKeyId: string,
    macAddress: string,
  ): Promise<RegistrationTicket> {
    const found = await this.#deps.store.collection(dataCollectors).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'macKey', op: 'eq', value: macKey(macAddress) },
    ]);
    if (found === undefined) throw notFound('data-collector');
    return this.issue(deviceNetworkId, issuerKeyId, found.id);
  }

  async #keyOf(
    tx: Transaction,
    { deviceNetworkId, id, ticketKeyId }: DataCollector,
    issuerKeyId: string,
  ): Promise<{ key: ApiKey; isNew: boolean }> {
    const now = Math.floor(this.#deps.clock.now() / 1000) * 1000;
    const keys = tx.collection(apiKeys);
    const issuer = await findPrincipal(tx, issuerKeyId);
    if (issuer === undefined) throw new MusterError('invalid-key');
    const known = ticketKeyId === undefined ? undefined : await keys.get(ticketKeyId);
    if (known !== undefined && isCurrent(known, issuer, now)) return { key: known, isNew: false };
    const key: ApiKey = {
      ...(known === undefined
        ? { id: randomUUID(), name: await nameFor(tx, deviceNetworkId, id) }
        : { id: known.id, name: known.name, generation: (known.generation ?? 0) + 1 }),
      deviceNetworkId,
      issuedAt: now,
      expiresAt: Math.min(now + LIFETIME_MS, issuer.expiresAt),
      memberships: [{ deviceNetworkId, roleIds: [] }],
      ticket: { dataCollectorId: id, issuerKeyId },
    };
    return { key, isNew: true };
  }
}

/** Returns whether the ticket is kept when its issuer requests it again. */
function isCurrent({ ticket, expiresAt }: ApiKey, issuer: ApiKey, now: number): boolean {
  if (ticket?.issuerKeyId !== issuer.id || expiresAt <= now) return false;
  // A ticket that lasts as long as its issuer cannot be extended.
  return expiresAt === issuer.expiresAt || expiresAt - now > LIFETIME_MS / 2;
}

/**
 * Returns a name that no other key of the network has, because a user may have given the default name to
 * another key.
 */
async function nameFor(tx: Transaction, deviceNetworkId: string, collectorId: string): Promise<string> {
  const name = `data collector ${collectorId}`;
  const taken = await tx.collection(apiKeys).findOne([
    { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
    { field: 'name', op: 'eq', value: name },
  ]);
  return taken === undefined ? name : `${name} ${randomUUID().slice(0, 8)}`;
}
