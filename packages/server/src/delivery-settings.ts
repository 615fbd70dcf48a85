import {
  choice,
  firmwareUrls,
  number,
  webhookTargets,
  integer,
  type SettingDeclarations,
} from './setting-types.ts';

/** Settings of firmware updates. */
export const firmware = {
  firmwareMaxBytes: {
    type: integer(1, 4 * 1024 ** 3, 'bytes'),
    default: 256 * 1_048_576,
    summary: 'Maximum size of a firmware package',
  },
  firmwareTransfers: {
    type: integer(1, 10_000),
    default: 32,
    summary: 'Concurrent firmware transfers of a device network',
    details: 'A further quarter is reserved for networks with fewer transfers.',
  },
  firmwareTimeoutSeconds: {
    type: integer(10, 31_536_000, 'seconds'),
    default: 86_400,
    summary: 'Time limit of a firmware update, including the sleep of the device',
  },
  firmwareRetrySeconds: {
    type: integer(1, 86_400, 'seconds'),
    default: 900,
    summary:
      'Maximum delay before the server retries a request that a device temporarily refused (5.03, 4.29)',
  },
  firmwareDelivery: {
    type: choice('push', 'pull'),
    default: 'push',
    summary: 'Delivery of firmware to devices that support both methods',
    guide: 'firmware.md#push-and-pull',
  },
  firmwareUrl: {
    type: firmwareUrls,
    defaultNote: 'where the server listens',
    example: 'coap://gw.example.com:5683,https://fw.example.com',
    summary: 'Base URL that devices download firmware from',
    guide: 'firmware.md#push-and-pull',
  },
} satisfies SettingDeclarations;

/** Settings of webhooks. */
export const webhooks = {
  webhookTargets: {
    type: webhookTargets,
    default: 'public',
    example: 'public,10.1.0.0/16',
    summary:
      'Addresses that the server delivers webhooks to: public, private, loopback, any, or networks such as 10.1.0.0/16, separated by commas',
  },
  webhookTimeoutSeconds: {
    type: number(0.1, 300, 'seconds'),
    default: 15,
    summary: 'Time limit of an attempt to deliver to a webhook',
  },
  webhookAttempts: {
    type: integer(1, 1_000),
    default: 12,
    summary: 'Attempts before a delivery becomes a dead letter',
  },
  webhookFirstDelaySeconds: {
    type: number(0.01, 300, 'seconds'),
    default: 1,
    summary: 'Delay before the second attempt of a delivery',
    details: 'It doubles after each attempt, up to 300 seconds.',
  },
  webhookPendingEvents: {
    type: integer(1, 10_000_000),
    default: 100_000,
    summary: 'Pending events of a webhook',
    details: 'The server drops further events.',
  },
} satisfies SettingDeclarations;
