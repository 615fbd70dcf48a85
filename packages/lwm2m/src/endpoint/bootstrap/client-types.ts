/** Options and interface of a device that uses a bootstrap server. */
import type { ValueRecord } from '../../node/value.ts';
import type { ClientOptions, Lwm2mClient } from '../client/types.ts';
import type { TransportFactory } from '../secure/types.ts';

/** Options of a device that gets its LwM2M Server account from a bootstrap server. */
export interface BootstrapClientOptions extends Omit<
  ClientOptions,
  'serverUri' | 'lifetimeSeconds' | 'binding' | 'rootPath'
> {
  /** URI of the bootstrap server, e.g. `coap://127.0.0.1:5693`, `coaps://bs.example`. A host name is resolved. */
  readonly bootstrapUri: string;
  /**
   * Records of an earlier bootstrap, as `onProvisioned` received them. A device with an account of an LwM2M Server
   * registers immediately.
   */
  readonly provisioned?: readonly ValueRecord[];
  /**
   * Receives the records of the objects Security, Server, Access Control and OSCORE, including secrets, when they have
   * changed. Store them. Bootstrap-Finish is answered when the promise resolves, or with 4.06 when it rejects.
   */
  readonly onProvisioned?: (records: readonly ValueRecord[]) => void | Promise<void>;
  /** Content-Format requested with `pct`. Default SenML CBOR (112). LwM2M 1.0 has no such parameter. */
  readonly bootstrapFormat?: number;
  /** Whether to request a Bootstrap-Pack first (LwM2M 1.2). Default false. */
  readonly pack?: boolean;
  /** Client Hold Off Time: seconds to wait before the first request, at least 0. Default 0. */
  readonly holdOffSeconds?: number;
  /** Seconds without a message of the bootstrap server after which the device restarts the bootstrap. Default 247. */
  readonly bootstrapTimeoutSeconds?: number;
  /**
   * Number of failed Registers after which the device bootstraps again, unless the Server object sets Communication
   * Retry Count. Default 5.
   */
  readonly registrationAttempts?: number;
  /**
   * Creates the socket for the bootstrap server. `transportFactory` creates the one for the LwM2M Server, by default with
   * the credentials in its account.
   */
  readonly bootstrapTransportFactory?: TransportFactory;
}

/**
 * A client that gets its server from a bootstrap server. `start` resolves when it has registered there, however long
 * that takes. An `update` without a registration resolves with the next one.
 */
export interface BootstrapClient extends Lwm2mClient {
  /** Records of the objects that the Bootstrap interface manages, including secrets. */
  readonly provisioned: readonly ValueRecord[];
  /** URI of the LwM2M Server in the device's account; undefined without an account. */
  readonly serverUri: string | undefined;
  /** Number of completed bootstraps. */
  readonly bootstraps: number;
  /**
   * Bootstraps again. Resolves when the device has registered.
   *
   * @throws DeviceUnreachableError `closed`
   */
  bootstrap(): Promise<void>;
}
