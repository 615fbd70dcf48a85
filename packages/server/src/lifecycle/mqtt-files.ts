import { createSecureContext } from 'node:tls';
import type { ServerSettings } from '../config.ts';
import { readIfThere } from './private-file.ts';
import { StartError } from './start-error.ts';

/** Contents of the files in the MQTT settings. PEM, except the password. */
export interface MqttFiles {
  /** For `mqtts:` listeners. */
  readonly certificate?: Buffer;
  readonly key?: Buffer;
  /** For the external broker. */
  readonly brokerCa?: Buffer;
  readonly brokerCertificate?: Buffer;
  readonly brokerKey?: Buffer;
  readonly brokerPassword?: string;
}

type MqttFileSettings = Pick<
  ServerSettings,
  | 'mqtt'
  | 'mqttCertificate'
  | 'mqttKey'
  | 'mqttBroker'
  | 'mqttBrokerCa'
  | 'mqttBrokerCertificate'
  | 'mqttBrokerKey'
  | 'mqttBrokerPasswordFile'
  | 'mqttBrokerUsername'
>;

/** @throws StartError that names the faulty setting */
export function loadMqttFiles(config: MqttFileSettings): MqttFiles {
  const own = pairOf(config.mqttCertificate, '--mqtt-certificate', config.mqttKey, '--mqtt-key');
  if (own === undefined && config.mqtt?.some((url) => url.startsWith('mqtts:')) === true) {
    const remedy = 'Give its PEM files with --mqtt-certificate and --mqtt-key.';
    throw new StartError('An mqtts: listener needs a certificate.', remedy, '--mqtt-certificate');
  }
  return {
    ...(own && { certificate: own.certificate, key: own.key }),
    ...(config.mqttBroker === undefined ? {} : brokerFiles(config)),
  };
}

function brokerFiles(config: MqttFileSettings): MqttFiles {
  const { mqttBrokerCa, mqttBrokerPasswordFile, mqttBrokerUsername } = config;
  const pair = pairOf(
    config.mqttBrokerCertificate,
    '--mqtt-broker-certificate',
    config.mqttBrokerKey,
    '--mqtt-broker-key',
  );
  const ca = mqttBrokerCa === undefined ? undefined : readOf(mqttBrokerCa, '--mqtt-broker-ca');
  if (mqttBrokerCa !== undefined) {
    checked(mqttBrokerCa, '--mqtt-broker-ca', () => createSecureContext({ ca }));
    if (ca?.includes('BEGIN CERTIFICATE') !== true) throw notPem(mqttBrokerCa, '--mqtt-broker-ca');
  }
  if (mqttBrokerPasswordFile !== undefined && mqttBrokerUsername === undefined) {
    throw new StartError(
      '--mqtt-broker-password-file has no user name.',
      'Give it with --mqtt-broker-username.',
      '--mqtt-broker-username',
    );
  }
  const flag = '--mqtt-broker-password-file';
  return {
    ...(ca && { brokerCa: ca }),
    ...(pair && { brokerCertificate: pair.certificate, brokerKey: pair.key }),
    // Removes the newline that editors add at the end of a file.
    ...(mqttBrokerPasswordFile !== undefined && {
      brokerPassword: readOf(mqttBrokerPasswordFile, flag)
        .toString('utf8')
        .replace(/\r?\n$/u, ''),
    }),
  };
}

function pairOf(
  certificateFile: string | undefined,
  certificateFlag: string,
  keyFile: string | undefined,
  keyFlag: string,
): { certificate: Buffer; key: Buffer } | undefined {
  if (certificateFile === undefined && keyFile === undefined) return undefined;
  if (certificateFile === undefined) throw missing(certificateFlag, `The certificate of ${keyFlag}`);
  if (keyFile === undefined) throw missing(keyFlag, `The key of ${certificateFlag}`);
  const cert = readOf(certificateFile, certificateFlag);
  const key = readOf(keyFile, keyFlag);
  checked(certificateFile, certificateFlag, () => createSecureContext({ cert }));
  checked(keyFile, keyFlag, () => createSecureContext({ key }));
  try {
    createSecureContext({ cert, key });
  } catch (cause) {
    throw new StartError(
      `${keyFile} is not the key of ${certificateFile}.`,
      'Give the key of that certificate.',
      keyFlag,
      { cause },
    );
  }
  return { certificate: cert, key };
}

function readOf(file: string, flag: string): Buffer {
  let content: Buffer | undefined;
  try {
    content = readIfThere(file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const remedy = 'Give a file that this user can read.';
    throw new StartError(`${file} cannot be read: ${reason}.`, remedy, flag, { cause });
  }
  if (content === undefined) {
    throw new StartError(`The file ${file} does not exist.`, 'Give the path of a file.', flag);
  }
  return content;
}

function checked(file: string, flag: string, use: () => unknown): void {
  try {
    use();
  } catch (cause) {
    throw notPem(file, flag, cause);
  }
}

function notPem(file: string, flag: string, cause?: unknown): StartError {
  const remedy = 'Give a PEM file; a key must not be encrypted.';
  return new StartError(`${file} cannot be used.`, remedy, flag, { cause });
}

function missing(flag: string, what: string): StartError {
  return new StartError(`${what} is missing.`, `Give it with ${flag}.`, flag);
}
