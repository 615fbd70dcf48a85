import { demandArgument } from '../demand-argument.ts';
import { isMqtt, splitUri } from '../network/server-address.ts';
import { cohortsOf, type FleetOptions } from '../fleet/fleet-options.ts';
import { createFleet } from '../fleet/fleet.ts';
import { authorityOf, preSharedKeyOf, rawPublicKeyOf, type SecuredMode } from './device-credentials.ts';
import { modeOf } from './link-mode.ts';
import { mqttCredentialsOf } from './mqtt-credentials.ts';

/** Credentials of a device for its server. */
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
  /** Mode x509; common name of the certificate's subject. The same as the endpoint name. */
  readonly commonName?: string;
}

/** Credentials of the secured devices of a fleet for their server. They are derived from the seed: for tests only. */
export interface FleetCredentials {
  /** Secured devices in the order of the fleet. */
  readonly devices: readonly DeviceCredential[];
  /** Certificate authority of the devices in PEM; absent if no device has a certificate. */
  readonly authority?: string;
}

/**
 * Returns the credentials that a server needs so that the secured devices of a fleet can register. They are derived
 * from the seed, and therefore only for tests.
 *
 * @throws FleetConfigError, ServerUriError or TypeError like `createFleet`
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

/** Returns the security modes by name of the cohort. */
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
