import type { LinkedProcess, ProcessLinks } from '../../bus/process-links.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { GatewayQuestions, WorkerQuestions } from './protocol.ts';

export type GatewayProcess = LinkedProcess<GatewayQuestions, WorkerQuestions>;

export interface LinkedGateway {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly process: GatewayProcess;
  /** Whether it takes nothing new. */
  isLeaving: boolean;
}

export interface LinkedGatewaysOptions {
  readonly clock: Clock;
  readonly links: () => Pick<ProcessLinks<GatewayQuestions, WorkerQuestions>, 'drop' | 'has'> | undefined;
  /** Gateways have come or gone. @param addresses of all that are there @param names of them */
  readonly onChanged: (addresses: readonly string[], names: readonly string[]) => void;
  readonly log: (level: 'info' | 'warn', fields: object, message: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds of silence after which nothing new is sent by a gateway: it speaks four times a second. */
const AWAY_MS = 2_000;
/** Milliseconds until a former process with the name of a gateway counts as gone. */
const SAME_NAME_MS = 3_000;

/** The gateways that are linked, by their names. */
export class LinkedGateways {
  readonly #options: LinkedGatewaysOptions;
  /** The one of each name that arrived last. */
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

  /** A gateway that is heard. One that is about to end still has its sessions. */
  present(name: string): LinkedGateway | undefined {
    const gateway = this.#byName.get(name);
    return gateway !== undefined && gateway.process.silentMs <= AWAY_MS ? gateway : undefined;
  }

  /** A gateway that takes new requests. */
  askable(name: string): LinkedGateway | undefined {
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

  /** Another process has the name of a gateway. It has restarted, or two gateways have one name. */
  #followedBy(name: string, former: GatewayProcess): void {
    const { clock, links, log, onError } = this.#options;
    clock.setTimer(SAME_NAME_MS, () => {
      if (links()?.has(former.id) !== true) return;
      if (former.silentMs > AWAY_MS) {
        // Requests that it was sent get no answer.
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
