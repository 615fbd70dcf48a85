import { createUdpTransport, type ClientOptions, type Transport } from '@muster/lwm2m';
import { localAddressFor } from '../network/local-address.ts';
import { credentialsOf } from '../security/device-credentials.ts';
import { SecureLink, type LinkServer } from '../security/secure-link.ts';
import { modeOf } from '../security/link-mode.ts';
import type { DeviceSetting } from './device-setting.ts';
import { observedTransport } from './observed-transport.ts';
import type { DevicePlan } from './plan.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import { SleepCycle, sleepingTransport } from './sleep-cycle.ts';

type Factories = Pick<ClientOptions, 'transportFactory' | 'localAddress'>;

/** The sockets of a device: plain or secured, as its server wants them. */
export class DeviceLink {
  readonly #device: SimulatedDevice;
  readonly #plan: DevicePlan;
  readonly #setting: DeviceSetting;
  /** Undefined for a device that never sleeps. */
  readonly #sleep: SleepCycle | undefined;
  /** Undefined until the device opens a secured socket. */
  #secure: SecureLink | undefined;

  constructor(device: SimulatedDevice, plan: DevicePlan, setting: DeviceSetting) {
    this.#device = device;
    this.#plan = plan;
    this.#setting = setting;
    const { awakeSeconds } = plan;
    this.#sleep = awakeSeconds === undefined ? undefined : new SleepCycle(setting.clock, awakeSeconds);
  }

  get isAwake(): boolean {
    return this.#sleep?.isAwake ?? true;
  }

  get missed(): number {
    return this.#sleep?.missed ?? 0;
  }

  get handshakes(): number {
    return this.#secure?.handshakes ?? 0;
  }

  get resumptions(): number {
    return this.#secure?.resumptions ?? 0;
  }

  get handshakeFailures(): number {
    return this.#secure?.handshakeFailures ?? 0;
  }

  /** How a client opens its sockets. */
  factories(): Factories {
    const { transport, onDatagram } = this.#setting;
    const localAddress = this.#localAddress();
    const openAlways = transport ? () => transport(this.#device) : (server: LinkServer) => this.#open(server);
    const sleep = this.#sleep;
    const open = sleep
      ? async (server: LinkServer) => sleepingTransport(await openAlways(server), sleep)
      : openAlways;
    if (!onDatagram) return { localAddress, transportFactory: open };
    return {
      localAddress,
      transportFactory: async (server) =>
        observedTransport(await open(server), (direction, message) =>
          onDatagram(this.#device, direction, message),
        ),
    };
  }

  /** @throws Error for a device without a secured socket */
  async rebind(): Promise<void> {
    await this.#demand().rebind();
  }

  /** @throws DtlsError; Error for a device without a secured socket */
  async loseSession(): Promise<void> {
    await this.#demand().lose();
  }

  /** Nothing outlasts it. */
  powerOff(): void {
    this.#secure?.forget();
  }

  #demand(): SecureLink {
    if (!this.#secure) throw new Error(`device ${this.#device.endpointName} has no secured link`);
    return this.#secure;
  }

  #localAddress(): string {
    const { localAddress } = this.#setting;
    const server = this.#setting.serverOf(this.#plan.server);
    return localAddress ?? localAddressFor(this.#device.index, server.address);
  }

  #open(server: LinkServer): Promise<Transport> {
    const address = this.#localAddress();
    if (server.scheme === 'coap') return createUdpTransport({ address, port: 0 });
    const { hostName } = this.#setting.serverOf(this.#plan.server);
    // The fleet has looked the name up already; the certificate is for the name.
    const named = server.security || hostName === undefined ? server : { ...server, hostName };
    this.#secure ??= this.#createSecure();
    return this.#secure.open(named, address);
  }

  #createSecure(): SecureLink {
    const { clock, seed, trust, onHandshake, handshakeTimeoutMs } = this.#setting;
    const { security } = this.#plan;
    const device = this.#device;
    return new SecureLink({
      connectionIdBytes: security.connectionIdBytes,
      resumption: security.resumption,
      handshakeTimeoutMs,
      clock,
      credentials: () =>
        credentialsOf(modeOf(security.mode, 'coaps') ?? 'psk', seed, device.endpointName, trust),
      onHandshake: (tookMs) => onHandshake(device, tookMs),
      onFailure: (error) => this.#setting.onTrouble(device, 'handshake', error),
    });
  }
}
