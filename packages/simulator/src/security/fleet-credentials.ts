import { demandArgument } from '../demand-argument.ts';
import { isMqtt, splitUri } from '../network/server-address.ts';
import { cohortsOf, type FleetOptions } from '../fleet/fleet-options.ts';
import { createFleet } from '../fleet/fleet.ts';
import { authorityOf, preSharedKeyOf, rawPublicKeyOf, type SecuredMode } from './device-credentials.ts';
import { modeOf } from './link-mode.ts';
import { mqttCredentialsOf } from './mqtt-credentials.ts';

/** What a server has to know of a device. */
export interface DeviceCredential {
  readonly endpointName: string;
  readonly cohort: string;
  readonly mode: SecuredMode | 'password';
  /** Mode psk; the same as the endpoint name. */
  readonly identity?: string;
  /** Mode psk; hexadecimal. Secret. */
  readonly preSharedKey?: string;
  /** Mode rpk: SubjectPublicKeyInfo (RFC 7250), DER in base64. */
  readonly publicKey?: string;
  /** Mode password. */
  readonly username?: string;
  /** Mode password. Secret. */
  readonly password?: string;
  /** Mode x509: of the subject of the certificate; the same as the endpoint name. */
  readonly commonName?: string;
}

/** What a server has to know of the secured devices of a fleet. It follows from the seed: for tests only. */
export interface FleetCredentials {
  /** Of the secured devices, in the order of the fleet. */
  readonly devices: readonly DeviceCredential[];
  /** PEM: what certificates of devices lead to; absent where no device has one. */
  readonly authority?: string;
}

/**
 * What a server has to know of the secured devices of a fleet, so that they can register. It follows from the seed, as all
 * else does: it is good for tests, and for nothing else.
 *
 * @throws FleetConfigError, ServerUriError or TypeError as `createFleet`
 */
export async function fleetCredentials(options: FleetOptions): Promise<FleetCredentials> {
  demandArgument('options', options, 'fleetCredentials');
  const { devices, seed } = createFleet(options);
  const modes = modesOf(options);
  const mqtt = new Map(cohortsOf(options).map((one) => [one.name, one.mqtt ?? {}]));
  const secured: DeviceCredential[] = [];
  for (const { endpointName, cohort, index } of devices) {
    const mode = modes.get(cohort);
    if (mode === undefined) continue;
    const details =
      mode === 'password'
        ? mqttCredentialsOf(mqtt.get(cohort) ?? {}, { index, seed, cohort, endpointName })
        : detailsOf(mode, seed, endpointName);
    secured.push({ endpointName, cohort, mode, ...details });
  }
  const isCertified = secured.some(({ mode }) => mode === 'x509');
  const authority = isCertified ? (await authorityOf(seed)).certificate.toString() : undefined;
  return { devices: secured, ...(authority === undefined ? {} : { authority }) };
}

/** By the name of the cohort. */
function modesOf(options: FleetOptions): Map<string, DeviceCredential['mode'] | undefined> {
  const { bootstrapUri, serverUri = '' } = options;
  return new Map(
    cohortsOf(options).map(({ name, server, security }) => {
      const { scheme } = splitUri(bootstrapUri ?? server ?? serverUri);
      return [name, isMqtt(scheme) && security === 'password' ? security : modeOf(security, scheme)];
    }),
  );
}

function detailsOf(
  mode: SecuredMode,
  seed: number,
  endpointName: string,
): Pick<DeviceCredential, 'identity' | 'preSharedKey' | 'publicKey' | 'commonName'> {
  switch (mode) {
    case 'psk':
      return { identity: endpointName, preSharedKey: preSharedKeyOf(seed, endpointName).toString('hex') };
    case 'rpk': {
      const { publicKey } = rawPublicKeyOf(seed, endpointName);
      return { publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') };
    }
    case 'x509':
      return { commonName: endpointName };
  }
}
