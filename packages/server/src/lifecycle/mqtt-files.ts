import { createSecureContext } from 'node:tls';
import type { ServerSettings } from '../config.ts';
import { checkPem, loadTlsPair, notPem, readRequired } from './pem-files.ts';
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
  const own = loadTlsPair({
    certificate: config.mqttCertificate,
    certificateFlag: '--mqtt-certificate',
    key: config.mqttKey,
    keyFlag: '--mqtt-key',
  });
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
  const pair = loadTlsPair({
    certificate: config.mqttBrokerCertificate,
    certificateFlag: '--mqtt-broker-certificate',
    key: config.mqttBrokerKey,
    keyFlag: '--mqtt-broker-key',
  });
  const ca = mqttBrokerCa === undefined ? undefined : readRequired(mqttBrokerCa, '--mqtt-broker-ca');
  if (mqttBrokerCa !== undefined) {
    checkPem(mqttBrokerCa, '--mqtt-broker-ca', () => createSecureContext({ ca }));
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
      brokerPassword: readRequired(mqttBrokerPasswordFile, flag)
        .toString('utf8')
        .replace(/\r?\n$/u, ''),
    }),
  };
}
