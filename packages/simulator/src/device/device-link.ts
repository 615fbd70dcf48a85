import {
  createUdpSocket,
  type ClientOptions,
  type DatagramSocket,
  type RequestInterceptor,
  type Transport,
} from '@muster/lwm2m';
import { capturedSocket } from '@muster/net';
import { DeviceNetwork } from '../network/device-network.ts';
import { ImpairedSocket } from '../network/impaired-socket.ts';
import { localAddressFor } from '../network/local-address.ts';
import type { NetworkCounters } from '../network/network-counters.ts';
import { SocketTransport, transportSocket, type OpenSocket } from '../network/socket-transport.ts';
import { credentialsOf } from '../security/device-credentials.ts';
import { SecureLink, type LinkServer } from '../security/secure-link.ts';
import type { NetworkSetting } from '../scenario/faults.ts';
import { modeOf } from '../security/link-mode.ts';
import { holdTime } from '../virtual/virtual-clock.ts';
import type { DeviceSetting } from './device-setting.ts';
import type { DeviceFaults } from './faults/device-faults.ts';
import { faultyTransport } from './faults/faulty-transport.ts';
import type { Responder } from './respond/responder.ts';
import { observedTransport } from './observed-transport.ts';
import type { DevicePlan } from './plan.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import { SleepCycle, sleepingTransport } from './sleep-cycle.ts';

type Factories = Pick<ClientOptions, 'transportFactory' | 'localAddress' | 'intercept'>;

/** The sockets of a device: plain or secured, depending on the server. */
export class DeviceLink {
  readonly #device: SimulatedDevice;
  readonly #plan: DevicePlan;
  readonly #setting: DeviceSetting;
  /** Undefined for a device without faults. */
  readonly faults: DeviceFaults | undefined;
  /** Undefined for a device that decides its answers itself. */
  readonly #responder: Responder | undefined;
  /** Undefined if the device never sleeps. */
  readonly #sleep: SleepCycle | undefined;
  /** Undefined until the device opens a secured socket. */
  #secure: SecureLink | undefined;
  /** The latest transport, for `rebind`. */
  #current: { rebind(): Promise<void> } | undefined;
  /** Undefined for a device without network conditions, and before its first socket. */
  #network: DeviceNetwork | undefined;
  constructor(
    device: SimulatedDevice,
    plan: DevicePlan,
    setting: DeviceSetting,
    faults: DeviceFaults | undefined,
    responder: Responder | undefined,
  ) {
    this.#device = device;
    this.#plan = plan;
    this.#setting = setting;
    this.faults = faults;
    this.#responder = responder;
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

  get overhead(): { readonly sent: number; readonly received: number } {
    return this.#secure?.overhead ?? { sent: 0, received: 0 };
  }

  get network(): NetworkCounters | undefined {
    return this.#network?.hasConditions === true ? this.#network.counters : undefined;
  }

  injectNetwork(condition: NetworkSetting, forSeconds: number | undefined): void {
    this.#demandNetwork().inject(condition, forSeconds);
  }

  clearInjected(): void {
    this.#network?.clearInjected();
  }

  /** Returns functions with which a client opens its sockets. */
  factories(): Factories {
    const { onDatagram } = this.#setting;
    const localAddress = this.#localAddress();
    const openAlways = (server: LinkServer): Promise<Transport> => this.#open(server);
    const sleep = this.#sleep;
    const openAwake = sleep
      ? async (server: LinkServer) => sleepingTransport(await openAlways(server), sleep)
      : openAlways;
    const openObserved = onDatagram
      ? async (server: LinkServer) =>
          observedTransport(await openAwake(server), (direction, message) =>
            onDatagram(this.#device, direction, message),
          )
      : openAwake;
    const { faults } = this;
    const responder = this.#responder;
    const openFaulty = faults
      ? async (server: LinkServer) => faultyTransport(await openObserved(server), faults)
      : openObserved;
    const intercept = chainInterceptors(faults?.intercept, responder?.intercept);
    return {
      localAddress,
      transportFactory: responder
        ? async (server) => responder.marks.wrap(await openFaulty(server))
        : openFaulty,
      ...(intercept === undefined ? {} : { intercept }),
    };
  }

  /**
   * Continues on another local port.
   *
   * @throws Error for a device without an open socket, and for a `transport` of the program with its own security
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

  /** Stops sending until the next socket is opened. */
  markCrashed(): void {
    this.#secure?.markCrashed();
  }

  /** Stops sending and drops all state. */
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
    // The fleet has already resolved the name; the certificate is for the name.
    const named = server.security || hostName === undefined ? server : { ...server, hostName };
    this.#secure ??= this.#createSecure();
    this.#current = this.#secure;
    return this.#secure.open(named, openSocket ?? (() => this.#openUdp()));
  }

  async #openPlain(openSocket: OpenSocket): Promise<Transport> {
    const transport = await SocketTransport.open(openSocket);
    this.#current = transport;
    return transport;
  }

  /** Opens the program's own transport. A secured one cannot be replaced below its security. */
  async #openGiven(open: () => Promise<Transport>): Promise<Transport> {
    const first = await open();
    this.#current = undefined;
    if (first.scheme !== 'coap') return first;
    let next: Transport | undefined = first;
    const openSocket = async (): Promise<DatagramSocket> => {
      const transport = next ?? (await open());
      next = undefined;
      return transportSocket(transport);
    };
    return this.#openPlain(this.#impaired(openSocket) ?? openSocket);
  }

  /** Returns undefined for UDP without network conditions. */
  #openSocket(server: LinkServer): OpenSocket | undefined {
    const { socket, capture, clock } = this.#setting;
    const { address, port, scheme } = server;
    const openOwn = socket && (() => socket(this.#device, { address, port, scheme }));
    const openSocket = capture
      ? async () => capturedSocket(await (openOwn?.() ?? this.#openUdp()), capture, clock)
      : openOwn;
    return this.#impaired(openSocket ?? (() => this.#openUdp())) ?? openSocket;
  }

  /** Puts sockets behind the network of the plan. Returns undefined if it never has conditions. */
  #impaired(openSocket: OpenSocket): OpenSocket | undefined {
    if (this.#plan.network.length === 0 && !this.#setting.injectFaults) return undefined;
    const network = this.#demandNetwork();
    return () => ImpairedSocket.open(network, openSocket);
  }

  #demandNetwork(): DeviceNetwork {
    const { seed, clock } = this.#setting;
    const { index } = this.#device;
    const runStartMs = (): number => this.#setting.runStartMs();
    const log = this.#setting.impairmentsOf(this.#device);
    this.#network ??= new DeviceNetwork(this.#plan.network, { seed, index, clock, runStartMs, log });
    return this.#network;
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
        // Certificates are created in another thread.
        holdTime(
          clock,
          credentialsOf(modeOf(security.mode, 'coaps') ?? 'psk', seed, device.endpointName, trust),
        ),
      onHandshake: (tookMs) => onHandshake(device, tookMs),
      onFailure: (error) => this.#setting.onTrouble(device, 'handshake', error),
    });
  }
}

/** Combines two interceptors. Where the first one asks the client for its answer, it gets that of the second one. */
function chainInterceptors(
  first: RequestInterceptor | undefined,
  second: RequestInterceptor | undefined,
): RequestInterceptor | undefined {
  if (!first || !second) return first ?? second;
  return (request, next, about) => first(request, () => second(request, next, about), about);
}
