import { Flags } from '@oclif/core';

/** Flags of the commands that start a fleet. */
export const simulationFlags = {
  seed: Flags.integer({
    description: 'Same seed, same fleet: names, values, schedule.',
    min: 0,
    max: 4_294_967_295,
    helpGroup: 'FLEET',
  }),
  lifetime: Flags.integer({
    description: 'Seconds that a registration lives.',
    min: 1,
    max: 4_294_967_295,
    helpGroup: 'FLEET',
    helpValue: 'SECONDS',
  }),
  'update-interval': Flags.integer({
    description: 'Seconds between two Registration Updates of a device.',
    min: 1,
    max: 86_400,
    helpGroup: 'FLEET',
    helpValue: 'SECONDS',
  }),
  'notify-interval': Flags.integer({
    description: 'Seconds between two looks at the values of a device; 0 is never.',
    min: 0,
    max: 86_400,
    helpGroup: 'FLEET',
    helpValue: 'SECONDS',
  }),
  'churn-interval': Flags.integer({
    description: 'Seconds between two Registration Updates with a changed object list.',
    min: 1,
    max: 86_400,
    helpGroup: 'FLEET',
    helpValue: 'SECONDS',
  }),
  'start-rate': Flags.integer({
    description: 'Devices that start in a second.',
    min: 1,
    max: 100_000,
    helpGroup: 'FLEET',
    helpValue: 'RATE',
  }),
  'endpoint-prefix': Flags.string({
    description: 'Start of the endpoint names.',
    helpGroup: 'FLEET',
    helpValue: 'TEXT',
  }),
};

export interface SimulationFlags {
  readonly seed?: number | undefined;
  readonly lifetime?: number | undefined;
  readonly 'update-interval'?: number | undefined;
  readonly 'notify-interval'?: number | undefined;
  readonly 'churn-interval'?: number | undefined;
  readonly 'start-rate'?: number | undefined;
  readonly 'endpoint-prefix'?: string | undefined;
}

/** The flags as options of a fleet; those that were not given are left out. */
export function simulationOptions(flags: SimulationFlags): {
  seed?: number;
  lifetimeSeconds?: number;
  updateIntervalSeconds?: number;
  notifyIntervalSeconds?: number;
  startRatePerSecond?: number;
  endpointPrefix?: string;
  churn?: { everySeconds: number };
} {
  const churn = flags['churn-interval'];
  return {
    ...(flags.seed === undefined ? {} : { seed: flags.seed }),
    ...(flags.lifetime === undefined ? {} : { lifetimeSeconds: flags.lifetime }),
    ...(flags['update-interval'] === undefined ? {} : { updateIntervalSeconds: flags['update-interval'] }),
    ...(flags['notify-interval'] === undefined ? {} : { notifyIntervalSeconds: flags['notify-interval'] }),
    ...(flags['start-rate'] === undefined ? {} : { startRatePerSecond: flags['start-rate'] }),
    ...(flags['endpoint-prefix'] === undefined ? {} : { endpointPrefix: flags['endpoint-prefix'] }),
    ...(churn === undefined ? {} : { churn: { everySeconds: churn } }),
  };
}
