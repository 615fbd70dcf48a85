/** Options and interface of a device that uses a bootstrap server. */
import type { ValueRecord } from '../../node/value.ts';
import type { ClientOptions, Lwm2mClient } from '../client/types.ts';
import type { TransportFactory } from '../secure/types.ts';

/** Those of a device that learns from a bootstrap server where to register, and how. */
export interface BootstrapClientOptions extends Omit<
  ClientOptions,
  'serverUri' | 'lifetimeSeconds' | 'binding' | 'rootPath'
> {
  /** The account that the device comes with, e.g. `coap://127.0.0.1:5693`, `coaps://bs.example`; a host name is looked up. */
  readonly bootstrapUri: string;
  /**
   * What an earlier bootstrapping brought (as `onProvisioned` gave it): a device that has an account of an LwM2M Server
   * registers at once.
   */
  readonly provisioned?: readonly ValueRecord[];
  /**
   * What the device holds of the objects Security, Server, Access Control and OSCORE has changed: store it, secrets
   * included. Bootstrap-Finish is answered when it has resolved, with 4.06 when it rejects.
   */
  readonly onProvisioned?: (records: readonly ValueRecord[]) => void | Promise<void>;
  /** Content-Format requested with `pct`. Default SenML CBOR (112). LwM2M 1.0 has no such parameter. */
  readonly bootstrapFormat?: number;
  /** Asks for a Bootstrap-Pack first (LwM2M 1.2). Default false. */
  readonly pack?: boolean;
  /** Client Hold Off Time: seconds to wait before the first request, 0 or more; default 0. */
  readonly holdOffSeconds?: number;
  /** Seconds without a message of the bootstrap server after which the device restarts the bootstrap. Default 247. */
  readonly bootstrapTimeoutSeconds?: number;
  /**
   * Number of failed Registers after which the device bootstraps again, unless the Server object sets Communication
   * Retry Count. Default 5.
   */
  readonly registrationAttempts?: number;
  /**
   * The socket for the bootstrap server; `transportFactory` is the one for the LwM2M Server, by default one with the
   * credentials that its account holds.
   */
  readonly bootstrapTransportFactory?: TransportFactory;
}

/**
 * A client whose server comes from a bootstrap server. `start` resolves when it has registered with it, however long
 * that takes. An `update` while there is no registration resolves with the next one.
 */
export interface BootstrapClient extends Lwm2mClient {
  /** What the device holds of the objects that the Bootstrap interface manages; secrets included. */
  readonly provisioned: readonly ValueRecord[];
  /** The server that the device registers with, as its account has it; undefined before there is one. */
  readonly serverUri: string | undefined;
  /** How often the device has been bootstrapped to the end. */
  readonly bootstraps: number;
  /**
   * Bootstraps again. Resolves when the device has registered.
   *
   * @throws DeviceUnreachableError `closed`
   */
  bootstrap(): Promise<void>;
}
