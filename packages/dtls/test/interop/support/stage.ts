/** Our side of an encounter with a foreign program, on the machine's clock. */
import {
  createDtlsClientTransport,
  createDtlsServerTransport,
  type DtlsClientOptions,
  type DtlsClientTransport,
  type DtlsServerOptions,
  type DtlsServerTransport,
  type HandshakeFailure,
  type SessionInfo,
} from '../../../src/index.ts';
import { foreignPeer } from '@muster/testkit';
import { Inbox } from '../../support/scene.ts';
import { Pki, type Holder } from './pki.ts';
import { Program } from './program.ts';

/** Foreign programs are slow on a busy machine. */
const PATIENT_MS = 30_000;

export const identity = 'sensor-1';
export const key = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
export const psk = (name: string): Buffer | undefined => (name === identity ? key : undefined);

export interface StageServer {
  readonly transport: DtlsServerTransport;
  readonly inbox: Inbox;
  readonly port: number;
  readonly established: SessionInfo[];
  readonly failures: HandshakeFailure[];
}

export class Stage {
  readonly #open = new Set<{ close(): Promise<void> } | Program>();

  /** A server that echoes in capitals. */
  async server(options: DtlsServerOptions): Promise<StageServer> {
    const established: SessionInfo[] = [];
    const failures: HandshakeFailure[] = [];
    const transport = await createDtlsServerTransport({
      ...options,
      limits: { handshakeTimeoutMs: PATIENT_MS, ...options.limits },
      events: {
        onEstablished: (info) => established.push(info),
        onHandshakeFailed: (info) => failures.push(info),
      },
    });
    this.#open.add(transport);
    const inbox = new Inbox((text, peer) => transport.send(Buffer.from(text.toUpperCase()), peer));
    transport.start(inbox);
    return { transport, inbox, port: transport.localAddress.port, established, failures };
  }

  async client(
    options: Omit<DtlsClientOptions, 'address'>,
  ): Promise<{ transport: DtlsClientTransport; inbox: Inbox }> {
    const transport = await createDtlsClientTransport({
      address: '127.0.0.1',
      handshakeTimeoutMs: PATIENT_MS,
      ...options,
    });
    this.#open.add(transport);
    const inbox = new Inbox();
    transport.start(inbox);
    return { transport, inbox };
  }

  run(command: string, args: readonly string[]): Program {
    const program = new Program(command, args);
    this.#open.add(program);
    return program;
  }

  /** Our client of a foreign server: says a word, and waits until it is heard. */
  async greet(
    options: Omit<DtlsClientOptions, 'address'>,
    isHeard: (inbox: Inbox) => Promise<void>,
  ): Promise<DtlsClientTransport> {
    const { transport, inbox } = await this.client(options);
    transport.send(Buffer.from('hello\n'), transport.peer);
    await isHeard(inbox);
    return transport;
  }

  async close(): Promise<void> {
    for (const one of this.#open) await ('stop' in one ? one.stop() : one.close());
    this.#open.clear();
  }
}

/** What the tests of a file have: a stage each, and two holders of certificates of one authority. */
export interface Interop {
  stage: Stage;
  pki: Pki;
  server: Holder;
  device: Holder;
  trusting: (root?: Pki) => { trustedCertificates: () => Pki['root'][] };
}

/** Sets the hooks of a suite, which is skipped without these programs of a Debian package. */
export function interop(programs: readonly string[], debianPackage: string): Interop {
  const open = new AsyncDisposableStack();
  const trusting = (root = made.pki) => ({ trustedCertificates: () => [root.root] });
  const made = { trusting } as Interop;
  before(async function () {
    for (const program of programs) foreignPeer(this, program, debianPackage);
    made.pki = open.use(await Pki.create());
    made.server = await made.pki.issue('localhost');
    made.device = await made.pki.issue(identity);
  });
  after(() => open.disposeAsync());
  beforeEach(() => (made.stage = new Stage()));
  afterEach(() => made.stage.close());
  return made;
}
