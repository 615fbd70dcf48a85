import { listenUrls, whole, type SettingDeclarations } from './setting-types.ts';

/** Settings of the MQTT gateway. */
export const mqtt = {
  mqtt: {
    type: listenUrls('mqtt'),
    example: 'mqtt://127.0.0.1:1883',
    summary: 'Address of the MQTT broker for devices, HOST:PORT or mqtt://HOST:PORT',
    details: 'Off by default.',
    guide: 'mqtt-devices.md',
  },
  mqttMaxConnections: {
    type: whole(1, 1_000_000),
    default: 10_000,
    summary: 'Open MQTT connections',
    details: 'The server closes further connections.',
  },
  mqttConnectionsPerDevice: {
    type: whole(1, 1_000),
    default: 4,
    summary: 'Open MQTT connections of a device',
    details: 'Beyond it, the server closes the oldest one.',
  },
  mqttLoginsPerAddress: {
    type: whole(1, 1_000_000),
    default: 256,
    summary: 'MQTT connections of an IP address that have not logged in',
    details: 'The server closes further connections.',
  },
  mqttLoginSeconds: {
    type: whole(1, 300, 'seconds'),
    default: 10,
    summary: 'Time that an MQTT client has to log in',
  },
  mqttMaxPacketBytes: {
    type: whole(128, 16 * 1_048_576, 'bytes'),
    default: 262_144,
    summary: 'Maximum size of an MQTT packet',
    details: 'The server closes connections with larger packets.',
  },
  mqttPacketsPerSecond: {
    type: whole(0, 1_000_000),
    default: 100,
    summary: 'MQTT packets per second and connection',
    details: 'The server reads faster clients more slowly. 0 sets no limit.',
  },
} satisfies SettingDeclarations;
