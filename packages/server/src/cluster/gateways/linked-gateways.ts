import type { LinkedProcess, ProcessLinks } from '../process-links.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { GatewayQuestions, WorkerQuestions } from './protocol.ts';

export type GatewayProcess = LinkedProcess<GatewayQuestions, WorkerQuestions>;

export interface LinkedGateway {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly process: GatewayProcess;
  /** Whether it takes no new requests. */
  isLeaving: boolean;
}

export interface LinkedGatewaysOptions {
  readonly clock: Clock;
  readonly links: () => Pick<ProcessLinks<GatewayQuestions, WorkerQuestions>, 'drop' | 'has'> | undefined;
  /**
   * The set of linked gateways has changed. @param addresses of all linked gateways @param names of all
   * linked gateways
   */
  readonly onChanged: (addresses: readonly string[], names: readonly string[]) => void;
  readonly log: (level: 'info' | 'warn', fields: object, message: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds of silence after which no new requests are sent to a gateway. Gateways send four times a second. */
const AWAY_MS = 2_000;
/** Milliseconds of silence after which a former process with the same name counts as ended. */
const SAME_NAME_MS = 3_000;

/** The linked gateways, keyed by name. */
export class LinkedGateways {
  readonly #options: LinkedGatewaysOptions;
  /** The latest gateway of each name. */
  readonly #byName = new Map<string, LinkedGateway>();

  constructor(options: LinkedGatewaysOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#byName.size;
  }

  all(): Iterable<LinkedGateway> {
    return this.#byName.values();
  }

  get(name: string): LinkedGateway | undefined {
    return this.#byName.get(name);
  }

  /** Returns a gateway that is not silent. A gateway that is about to end still has its sessions. */
  present(name: string): LinkedGateway | undefined {
    const gateway = this.#byName.get(name);
    return gateway !== undefined && gateway.process.silentMs <= AWAY_MS ? gateway : undefined;
  }

  /** Returns a gateway that takes new requests. */
  findAccepting(name: string): LinkedGateway | undefined {
    const gateway = this.present(name);
    return gateway?.isLeaving === false ? gateway : undefined;
  }

  arrived({ name, addresses, process }: Omit<LinkedGateway, 'isLeaving'>): void {
    const before = this.#byName.get(name);
    const isKnown = before?.process.id === process.id;
    this.#byName.set(name, { name, addresses, process, isLeaving: isKnown && before.isLeaving });
    if (!isKnown) {
      this.#options.log('info', { gateway: name, addresses }, 'a gateway is linked');
      if (before !== undefined) this.#followedBy(name, before.process);
    }
    this.#changed();
  }

  /** Another process has the name of a gateway: it has restarted, or two gateways have the same name. */
  #followedBy(name: string, former: GatewayProcess): void {
    const { clock, links, log, onError } = this.#options;
    clock.setTimer(SAME_NAME_MS, () => {
      if (links()?.has(former.id) !== true) return;
      if (former.silentMs > AWAY_MS) {
        // Requests to the former process get no answer.
        links()?.drop(former.id);
        return;
      }
      const message = 'two gateways have the same name; give each a name of its own with --gateway-name';
      log('warn', { gateway: name }, message);
      for (const process of [former, this.#byName.get(name)?.process])
        process?.channel.tell('sameName', undefined, onError);
    });
  }

  dropped(process: GatewayProcess): void {
    for (const [name, gateway] of this.#byName) {
      if (gateway.process.id !== process.id) continue;
      this.#byName.delete(name);
      this.#options.log('warn', { gateway: name }, 'a gateway is gone');
      this.#changed();
    }
  }

  #changed(): void {
    const addresses = Array.from(this.#byName.values()).flatMap((gateway) => gateway.addresses);
    this.#options.onChanged(addresses, [...this.#byName.keys()].sort());
  }
}
