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

/** A fixed value, a generator, or one of these for each resource instance, by id. */
export type ValueSetting = Literal | Generator | Readonly<Record<string, Literal | Generator>>;

/** An instance appears and another goes, the next time the other way round. */
export interface ChurnSetting {
  readonly everySeconds: number;
  /** Default 3303. */
  readonly object?: number;
  /** Default: the highest instance plus one. */
  readonly appears?: number;
  /** Default: the highest instance. */
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
  /** A NAT gives the device another port; the session stays. */
  readonly rebindEverySeconds?: number;
  /** The device forgets its session and makes a new handshake. */
  readonly sessionLossEverySeconds?: number;
  /** The device is away for a second, and comes back with a new handshake and a Register. */
  readonly powerCycleEverySeconds?: number;
}

/** How devices speak MQTT. */
export interface MqttSetting {
  /** Plain JSON of Muster, or Sparkplug B with an edge node for each device. Default `json`. */
  readonly payload?: 'json' | 'sparkplug';
  /** With `sparkplug`: ID of a device below each edge node, which has the metrics. Default: the edge node has them. */
  readonly device?: string;
  /** Quality of service of their messages. Default 1. */
  readonly qos?: 0 | 1 | 2;
  /** Keep-alive of their connections; 0: none. Default 60. */
  readonly keepAliveSeconds?: number;
  /** Pattern of user names, for `security: password`. Default: the endpoint name. */
  readonly username?: string;
  /** Pattern of passwords, for `security: password`. Default: derived from the seed. */
  readonly password?: string;
  /** Whether they answer commands on the topic `result`. Default true. */
  readonly results?: boolean;
  /** Whether their will ends the registration when the connection is lost. Default true. */
  readonly will?: boolean;
}

/** How devices sleep. */
export interface QueueModeSetting {
  /** How long they listen after each message that they send or hear. Default 93, MAX_TRANSMIT_WAIT of CoAP. */
  readonly awakeSeconds?: number;
}

/** A part of a cohort with other settings. */
export interface OutcomeSetting {
  /**
   * Share of the cohort's devices, > 0 and <= 1. The seed chooses the devices. Their number is exact: the share of the
   * count, rounded by largest remainder.
   */
  readonly share: number;
  /** Added to the cohort's `firmware`, field by field. */
  readonly firmware?: FirmwareSetting;
  /** In place of the cohort's. */
  readonly deviceFaults?: readonly DeviceFault[];
  /** In place of the cohort's. */
  readonly network?: readonly NetworkSetting[];
  /** In place of the cohort's. */
  readonly respond?: readonly RespondSetting[];
}

/** A group of devices that are alike. The schema, `fleet-file.schema.json`, says more on each field. */
export interface Cohort {
  readonly name: string;
  /** 1..100,000. */
  readonly count: number;
  /** Pattern of endpoint names; default `muster-sim-{index:6}`. */
  readonly endpoint?: string;
  /**
   * Server of these devices, over LwM2M or MQTT, in the place of the fleet's: a URL, or a name in `servers`. Not used where devices are
   * bootstrapped.
   */
  readonly server?: string;
  /** Default: `psk` for a server at `coaps:`, else `none`. An MQTT server takes `password`. */
  readonly security?: SecuritySetting;
  /** For devices whose server is at `mqtt:` or `mqtts:`. */
  readonly mqtt?: MqttSetting;
  /**
   * Bytes of the Connection ID that the server is to put into its records (RFC 9146), 0..20; default 0: none there, but
   * the device's carry the one that the server wants. `false`: no Connection IDs at all.
   */
  readonly connectionId?: number | false;
  /** Whether handshakes after the first are shortened by resumption; default true. */
  readonly resumption?: boolean;
  readonly faults?: FaultSetting;
  /** What the devices do wrong. */
  readonly deviceFaults?: readonly DeviceFault[];
  /** What the devices answer, in place of their own answers. LwM2M only. */
  readonly respond?: readonly RespondSetting[];
  /**
   * What the devices do in code: the path of a `.ts`, `.js` or `.mjs` module with a {@link DeviceBehaviour} as its default
   * export, relative to the fleet file, or in a program to the working directory. A program can give the function.
   * The module runs with the rights of the process. LwM2M only.
   */
  readonly behaviour?: string | DeviceBehaviour;
  /** Seconds by which the clocks of the devices are ahead; negative if they are behind. Default 0. */
  readonly clockOffsetSeconds?: number;
  /** Conditions between these devices and their server, in the place of the fleet's. */
  readonly network?: readonly NetworkSetting[];
  /** How the devices take firmware, where they have object 5. */
  readonly firmware?: FirmwareSetting;
  /** Parts of the cohort with other outcomes; their shares add up to 1 at most. */
  readonly outcomes?: readonly OutcomeSetting[];
  /** Default 300. */
  readonly lifetimeSeconds?: number;
  readonly updateIntervalSeconds?: number;
  /** Default 10; 0 switches notifying by itself off. */
  readonly notifyIntervalSeconds?: number;
  /** Default 1.1. */
  readonly lwm2mVersion?: '1.0' | '1.1';
  readonly confirmableNotifications?: boolean;
  /**
   * Content-Formats that Register announces (`ct`), each 0..65,535; empty: no `ct`. Default: all that the devices speak.
   */
  readonly contentFormats?: readonly number[];
  /**
   * Register and Bootstrap-Request go without `ep`: the server takes the endpoint name from the security identity. Needs
   * a server at `coaps:`. Default false.
   */
  readonly omitEndpoint?: boolean;
  /** The devices sleep between the messages that they send: LwM2M's queue mode, or disconnected over MQTT. Default false. */
  readonly queueMode?: boolean | QueueModeSetting;
  /** Default: 1, 3, 4, 5, 3303 with two instances, 3311; 1 and 5 for LwM2M only. */
  readonly objects?: readonly ObjectSetting[];
  readonly churn?: ChurnSetting;
  /** By resource path; `*` as the instance means each. */
  readonly values?: Readonly<Record<string, ValueSetting>>;
}

/** The Web Admin API of the server, for expectations about the server's view. */
export interface ApiSetting {
  /** Such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** API key, best as `${env:NAME}`. */
  readonly key: string;
}

/** A fleet file, as `fleet-file.schema.json` has it: the devices, what happens to them, and what the run must show. */
export interface FleetFile {
  readonly version: 1;
  /** Name of the scenario in reports. Default: the name of the file. */
  readonly name?: string;
  readonly seed?: number;
  /** How long the run lasts. Default: until it is stopped. */
  readonly durationSeconds?: number;
  readonly server?: string;
  /** URLs of servers by name, for `server` of the fleet and of cohorts. */
  readonly servers?: Readonly<Record<string, string>>;
  readonly api?: ApiSetting;
  /** Bootstrap server; devices learn from it where to register. */
  readonly bootstrap?: string;
  readonly startRatePerSecond?: number;
  readonly maxConcurrentRegistrations?: number;
  /** DDF XML files, relative to the fleet file, for objects that the OMA catalogue has not. */
  readonly models?: readonly string[];
  readonly cohorts: readonly Cohort[];
  /** Conditions between devices and server, for cohorts without `network`. */
  readonly network?: readonly NetworkSetting[];
  /** What happens to the devices, in any order. */
  readonly timeline?: readonly TimelineEvent[];
  /** What the run must show beside the absence of problems. */
  readonly expect?: readonly Expectation[];
}

/** A fleet file with the content of the files that it names. Servers are addresses, not names. */
export interface LoadedFleetFile extends FleetFile {
  /** Object definitions of `models`. */
  readonly objectModels: readonly ObjectModel[];
  /** CSV files of generators of kind `csv`. Default: none. */
  readonly replays?: ReplayFiles;
}
