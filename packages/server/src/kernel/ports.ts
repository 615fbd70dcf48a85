/** Interfaces through which code uses a feature that it must not import. */
import type { ModelRegistry } from '@muster/lwm2m/core';

/** The object types of a device network, in a form for the uplink and commands. */
export interface NetworkCatalogue {
  readonly models: ModelRegistry;
  /** The SmartObjectType for an object in a device's object list. Without exactly this version, the nearest one. */
  typeOfObject(objectId: number, version?: string): CatalogueType | undefined;
  typeById(smartObjectTypeId: string): CatalogueType | undefined;
  /** All object types. */
  types(): Iterable<CatalogueType>;
}

/** A SmartObjectType. */
export interface CatalogueType {
  readonly id: string;
  readonly objectId: number;
  readonly name: string;
  readonly description: string;
  readonly objectUrn: string;
  readonly multipleInstances: boolean;
  /** IDs of the ResourceTypes, keyed by LwM2M resource ID, ascending. */
  readonly resourceTypeIds: ReadonlyMap<number, string>;
}

export interface Catalogues {
  /** Usually answers from memory: a Register must not read the whole catalogue from the store. */
  forNetwork(deviceNetworkId: string): Promise<NetworkCatalogue>;
}

/** State of the gateway component. Plain data that can be sent between threads. */
export interface GatewayState {
  readonly isListening: boolean;
  /** Version of its software. */
  readonly version: string;
  /** Time when it began to listen, in epoch milliseconds. */
  readonly since?: number;
  /** URLs that devices can use. */
  readonly addresses: readonly string[];
  /**
   * Names of the linked processes with the role gateway. Absent if this process is the gateway, or before the
   * first one is linked.
   */
  readonly processes?: readonly string[];
}

/** The gateway of this service. */
export interface OwnGateway {
  /** The cloud region of the service. */
  readonly region: string;
  /** Absent if there is none, and if the device loop cannot be reached. */
  readonly state?: GatewayState | undefined;
}

/**
 * What only the memory of the device loop has. Reads ask for it from any thread or process. Where the device loop cannot
 * be reached, the answer is that nothing is known, so that requests that only read work without it.
 */
export interface LiveState {
  /**
   * Returns when a registered device last sent a message, in epoch milliseconds; undefined if it is not registered. The
   * store has the time of the last Register or Update.
   */
  lastHeard(deviceId: string): Promise<number | undefined>;
  gateway(): Promise<OwnGateway>;
  /** Returns the texts of the latest faults of transformers that fail, by ID. */
  transformerFaults(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Figures that are summed over a month. */
export const usageFigures = [
  'messagesUp',
  'messagesDown',
  'values',
  'firmwareBytes',
  'apiCallsOk',
  'apiCallsRefused',
  'apiCallsFailed',
] as const;
export type UsageFigure = (typeof usageFigures)[number];

/** Counts the usage of device networks. Counting is cheap, because results are stored later in batches. */
export interface UsageCounter {
  /** @param count >= 0; defaults to 1 */
  add(deviceNetworkId: string, figure: UsageFigure, count?: number): void;
  /** Resolves when all counts made before the call are stored. */
  settle(): Promise<void>;
}

/** Counts devices. Only the device loop knows them. */
export interface DeviceMeter extends UsageCounter {
  /** A device of the network was created (1) or deleted (-1). */
  devicesChanged(deviceNetworkId: string, change: 1 | -1): void;
  /**
   * A message of a device has arrived.
   *
   * @param beforeMs time of its previous message in epoch milliseconds; undefined if it was not registered
   */
  heard(deviceNetworkId: string, deviceId: string, beforeMs: number | undefined): void;
}

export const noUsage: DeviceMeter = {
  add: () => undefined,
  settle: async () => undefined,
  devicesChanged: () => undefined,
  heard: () => undefined,
};

/** Processor time, memory and event loop of a thread. */
export interface ThreadLoad {
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly uptimeSeconds: number;
  /** Share of time for which the event loop was busy, in percent. */
  readonly busyPercent: number;
  /** 99th percentile, in milliseconds. */
  readonly eventLoopDelayMs: number;
  readonly memoryBytes: number;
  readonly availableBytes: number;
  readonly totalBytes: number;
}
