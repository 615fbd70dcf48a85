import { createUdpSocket, type ClientOptions, type DatagramSocket, type Transport } from '@muster/lwm2m';
import { localAddressFor } from '../network/local-address.ts';
import { SocketTransport, transportSocket, type OpenSocket } from '../network/socket-transport.ts';
import { credentialsOf } from '../security/device-credentials.ts';
import { SecureLink, type LinkServer } from '../security/secure-link.ts';
import { modeOf } from '../security/link-mode.ts';
import type { DeviceSetting } from './device-setting.ts';
import { observedTransport } from './observed-transport.ts';
import type { DevicePlan } from './plan.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import { SleepCycle, sleepingTransport } from './sleep-cycle.ts';

type Factories = Pick<ClientOptions, 'transportFactory' | 'localAddress'>;

/** Opens the socket of a device towards a server. */
export type SocketFactory = (
  device: SimulatedDevice,
  server: Pick<LinkServer, 'address' | 'port' | 'scheme'>,
) => Promise<DatagramSocket>;

/** The sockets of a device: plain or secured, depending on its server. */
export class DeviceLink {
  readonly #device: SimulatedDevice;
  readonly #plan: DevicePlan;
  readonly #setting: DeviceSetting;
  /** Undefined for a device that never sleeps. */
  readonly #sleep: SleepCycle | undefined;
  /** Undefined until the device opens a secured socket. */
  #secure: SecureLink | undefined;
  /** The latest transport, which `rebind` is about. */
  #current: { rebind(): Promise<void> } | undefined;

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
    const { onDatagram } = this.#setting;
    const localAddress = this.#localAddress();
    const openAlways = (server: LinkServer): Promise<Transport> => this.#open(server);
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

  /**
   * Continues from another local port.
   *
   * @throws Error for a device without an open socket, and for a `transport` of the program that brings its own security
   */
  async rebind(): Promise<void> {
    if (!this.#current) {
      const { endpointName } = this.#device;
      throw new Error(`device ${endpointName} is not started, or has a secured transport of its own`);
    }
    await this.#current.rebind();
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

  async #open(server: LinkServer): Promise<Transport> {
    const { transport } = this.#setting;
    if (transport) return this.#openGiven(() => transport(this.#device));
    const openSocket = this.#openSocket(server);
    if (server.scheme === 'coap') return this.#openPlain(openSocket ?? (() => this.#openUdp()));
    const { hostName } = this.#setting.serverOf(this.#plan.server);
    // The fleet has looked the name up already; the certificate is for the name.
    const named = server.security || hostName === undefined ? server : { ...server, hostName };
    this.#secure ??= this.#createSecure();
    this.#current = this.#secure;
    return this.#secure.open(named, this.#localAddress(), openSocket);
  }

  async #openPlain(openSocket: OpenSocket): Promise<Transport> {
    const transport = await SocketTransport.open(openSocket);
    this.#current = transport;
    return transport;
  }

  /** The program's own transport. One that is secured cannot be replaced below its security. */
  async #openGiven(open: () => Promise<Transport>): Promise<Transport> {
    const first = await open();
    this.#current = undefined;
    if (first.scheme !== 'coap') return first;
    let next: Transport | undefined = first;
    return this.#openPlain(async () => {
      const transport = next ?? (await open());
      next = undefined;
      return transportSocket(transport);
    });
  }

  /** Undefined: UDP. */
  #openSocket(server: LinkServer): OpenSocket | undefined {
    const { socket } = this.#setting;
    const { address, port, scheme } = server;
    return socket && (() => socket(this.#device, { address, port, scheme }));
  }

  #openUdp(): Promise<DatagramSocket> {
    return createUdpSocket({ address: this.#localAddress(), port: 0 });
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
      onHandshake,
      onFailure: (error) => this.#setting.onTrouble(device, 'handshake', error),
    });
  }
}
