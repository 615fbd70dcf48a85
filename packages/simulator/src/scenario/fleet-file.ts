import type { ObjectModel } from '@muster/lwm2m';
import type { Generator } from '../device/generators.ts';
import type { ReplayFiles } from '../device/replay.ts';
import type { DeviceBehaviour } from '../device/respond/behaviour.ts';
import type { Expectation } from './expectations.ts';
import type { DeviceFault, NetworkSetting } from './faults.ts';
import type { FirmwareSetting } from './firmware-setting.ts';
import type { Literal } from './literal.ts';
import type { RespondSetting } from './responses.ts';
import type { TimelineEvent } from './timeline.ts';

/** A fixed value, a generator, or one of these for each resource instance, by ID. */
export type ValueSetting = Literal | Generator | Readonly<Record<string, Literal | Generator>>;

/** An instance is added and another one removed. The next change reverses this. */
export interface ChurnSetting {
  readonly everySeconds: number;
  /** Object ID. Default 3303. */
  readonly object?: number;
  /** Instance that is added first. Default: the highest instance plus one. */
  readonly appears?: number;
  /** Instance that is removed first. Default: the highest instance. */
  readonly goes?: number;
}

export type ObjectSetting = number | { readonly id: number; readonly instances?: readonly number[] };

/** Security of the link between a device and its server. */
export type SecuritySetting = 'none' | 'psk' | 'rpk' | 'x509' | 'password';

/**
 * Repeated disturbances of secured devices. The intervals vary by plus or minus a tenth. Without an interval, a
 * disturbance does not happen.
 */
export interface FaultSetting {
  /** Seconds between moves of the device to another port of a NAT. The session continues. */
  readonly rebindEverySeconds?: number;
  /** Seconds between losses of the session, each followed by a new handshake. */
  readonly sessionLossEverySeconds?: number;
  /** Seconds between power cycles. The device is off for a second, and returns with a new handshake and a Register. */
  readonly powerCycleEverySeconds?: number;
}

/** MQTT settings of devices. */
export interface MqttSetting {
  /** Plain JSON of Muster, or Sparkplug B with an edge node for each device. Default `json`. */
  readonly payload?: 'json' | 'sparkplug';
  /** With `sparkplug`: ID of a device below each edge node that has the metrics. Default: the edge node has them. */
  readonly device?: string;
  /** Quality of service of their messages. Default 1. */
  readonly qos?: 0 | 1 | 2;
  /** Keep-alive of their connections in seconds; 0 disables it. Default 60. */
  readonly keepAliveSeconds?: number;
  /** Pattern of user names, for `security: password`. Default: the endpoint name. */
  readonly username?: string;
  /** Pattern of passwords, for `security: password`. Default: derived from the seed. */
  readonly password?: string;
  /** Whether devices answer commands on the topic `result`. Default true. */
  readonly results?: boolean;
  /** Whether the will of a device ends its registration when the connection is lost. Default true. */
  readonly will?: boolean;
}

/** Sleep of devices in queue mode. */
export interface QueueModeSetting {
  /**
   * Seconds for which a device listens after each message that it sends or receives. Default 93, MAX_TRANSMIT_WAIT of
   * CoAP.
   */
  readonly awakeSeconds?: number;
}

/** A part of a cohort with other settings. */
export interface OutcomeSetting {
  /**
   * Share of the cohort's devices, > 0 and <= 1. The seed chooses the devices. Their number is exact: the share of the
   * count, rounded by largest remainder.
   */
  readonly share: number;
  /** Firmware settings that override those of the cohort, field by field. */
  readonly firmware?: FirmwareSetting;
  /** Faults that replace those of the cohort. */
  readonly deviceFaults?: readonly DeviceFault[];
  /** Network conditions that replace those of the cohort. */
  readonly network?: readonly NetworkSetting[];
  /** Responses that replace those of the cohort. */
  readonly respond?: readonly RespondSetting[];
}

/** A group of similar devices. The schema, `fleet-file.schema.json`, has more details about each field. */
export interface Cohort {
  readonly name: string;
  /** Number of devices, 1..100,000. */
  readonly count: number;
  /** Pattern of endpoint names; default `muster-sim-{index:6}`. */
  readonly endpoint?: string;
  /**
   * Server of these devices, over LwM2M or MQTT, instead of that of the fleet: a URL, or a name in `servers`. Not used
   * with a bootstrap server.
   */
  readonly server?: string;
  /** Security mode. Default: `psk` for a `coaps:` server, else `none`. An MQTT server takes `password`. */
  readonly security?: SecuritySetting;
  /** Settings for devices with an `mqtt:` or `mqtts:` server. */
  readonly mqtt?: MqttSetting;
  /**
   * Length in bytes of the Connection ID that the server puts into its records (RFC 9146), 0..20. Default 0: the
   * records of the server have none, but those of the device have the one that the server requests. `false`: no
   * Connection IDs.
   */
  readonly connectionId?: number | false;
  /** Whether later handshakes resume the session. Default true. */
  readonly resumption?: boolean;
  readonly faults?: FaultSetting;
  /** Faults of the devices. */
  readonly deviceFaults?: readonly DeviceFault[];
  /** Responses that replace those of the devices. LwM2M only. */
  readonly respond?: readonly RespondSetting[];
  /**
   * Behaviour of the devices in code: the path of a `.ts`, `.js` or `.mjs` module with a {@link DeviceBehaviour} as its
   * default export. The path is relative to the fleet file, or in a program to the working directory. A program can set
   * the function itself. The module runs with the rights of the process. LwM2M only.
   */
  readonly behaviour?: string | DeviceBehaviour;
  /** Seconds by which the clocks of the devices are ahead; negative if they are behind. Default 0. */
  readonly clockOffsetSeconds?: number;
  /** Conditions between these devices and their server, instead of those of the fleet. */
  readonly network?: readonly NetworkSetting[];
  /** Firmware updates of devices with object 5. */
  readonly firmware?: FirmwareSetting;
  /** Parts of the cohort with other outcomes. Their shares add up to at most 1. */
  readonly outcomes?: readonly OutcomeSetting[];
  /** Lifetime in seconds. Default 300. */
  readonly lifetimeSeconds?: number;
  readonly updateIntervalSeconds?: number;
  /** Interval in seconds at which changed values are checked. Default 10; 0 disables the checks. */
  readonly notifyIntervalSeconds?: number;
  /** Version of LwM2M. Default 1.1. */
  readonly lwm2mVersion?: '1.0' | '1.1';
  readonly confirmableNotifications?: boolean;
  /** Content-Formats in Register (`ct`), each 0..65,535; empty: no `ct`. Default: all that the devices support. */
  readonly contentFormats?: readonly number[];
  /**
   * Whether Register and Bootstrap-Request omit `ep`. The server takes the endpoint name from the security identity.
   * Requires a `coaps:` server. Default false.
   */
  readonly omitEndpoint?: boolean;
  /**
   * Whether the devices sleep between their messages: in queue mode of LwM2M, or disconnected over MQTT. Default false.
   */
  readonly queueMode?: boolean | QueueModeSetting;
  /** Objects of the devices. Default: 1, 3, 4, 5, 3303 with two instances, 3311; 1 and 5 for LwM2M only. */
  readonly objects?: readonly ObjectSetting[];
  readonly churn?: ChurnSetting;
  /** Values by resource path. `*` as the instance means all instances. */
  readonly values?: Readonly<Record<string, ValueSetting>>;
}

/** The Web Admin API of the server, for expectations about the server's view. */
export interface ApiSetting {
  /** URL such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** API key, preferably as `${env:NAME}`. */
  readonly key: string;
}

/** A fleet file according to `fleet-file.schema.json`: devices, the events of a run, and the expectations about it. */
export interface FleetFile {
  readonly version: 1;
  /** Name of the scenario in reports. Default: the name of the file. */
  readonly name?: string;
  readonly seed?: number;
  /** Duration of the run in seconds. Default: until it is stopped. */
  readonly durationSeconds?: number;
  readonly server?: string;
  /** URLs of servers by name, for `server` of the fleet and of cohorts. */
  readonly servers?: Readonly<Record<string, string>>;
  readonly api?: ApiSetting;
  /** Bootstrap server, which gives devices the address of their LwM2M server. */
  readonly bootstrap?: string;
  readonly startRatePerSecond?: number;
  readonly maxConcurrentRegistrations?: number;
  /** DDF XML files, relative to the fleet file, for objects that are not in the OMA catalogue. */
  readonly models?: readonly string[];
  readonly cohorts: readonly Cohort[];
  /** Conditions between devices and server, for cohorts without `network`. */
  readonly network?: readonly NetworkSetting[];
  /** Events, in any order. */
  readonly timeline?: readonly TimelineEvent[];
  /** Expectations of the run besides the absence of problems. */
  readonly expect?: readonly Expectation[];
}

/** A fleet file with the content of the files that it names. Servers are addresses, not names. */
export interface LoadedFleetFile extends FleetFile {
  /** Object definitions of `models`. */
  readonly objectModels: readonly ObjectModel[];
  /** CSV files of generators of kind `csv`. Default: none. */
  readonly replays?: ReplayFiles;
}
