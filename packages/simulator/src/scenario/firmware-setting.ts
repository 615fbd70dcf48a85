/** How devices take firmware: LwM2M object 5. */
export interface FirmwareSetting {
  /** Default `both`. */
  readonly delivery?: 'push' | 'pull' | 'both';
  /** Protocols by which devices fetch packages. Default `coap` and `http`, and `coaps` for secured devices. */
  readonly protocols?: readonly ('coap' | 'coaps' | 'http' | 'https')[];
  /** How long a package stays in the state Downloading beyond what the link takes. Default 0. */
  readonly downloadSeconds?: number;
  /** How long an update is put off (result 11) before it is made. Default 0. */
  readonly deferSeconds?: number;
  /** How long the state Updating lasts. Default 1. */
  readonly updateSeconds?: number;
  /** Update Result that every update ends with: 1 success (the default), or one of 2 to 11. After 11 (deferred) none is made before the Maximum Defer Period is over. */
  readonly result?: number;
  /**
   * Whether devices update automatically once they have a package, unless the server has written Automatic Upgrade at
   * Download. Default false.
   */
  readonly automatic?: boolean;
  /**
   * The version of object 5 that they have: 1.1 (default) knows Cancel, Severity, Last State Change Time, Maximum Defer
   * Period and Automatic Upgrade at Download.
   */
  readonly objectVersion?: '1.0' | '1.1';
  /** Whether an update ends with a reboot; default true. */
  readonly reboot?: boolean;
  /** How many downloads the connection is lost in (result 4) before one succeeds. Default 0. */
  readonly lostDownloads?: number;
  /** How often the device reboots while it downloads, and forgets the package. Default 0. */
  readonly rebootsWhileDownloading?: number;
  /**
   * Every download or update ends halfway with a power cycle, and the package is lost. The device comes back in state
   * Idle, with Update Result 4 (connection lost) after a download and 8 (update failed) after an update.
   */
  readonly powerLoss?: 'downloading' | 'updating';
  /** Firmware Version after a successful update. Default: the first 8 hex digits of the package's SHA-256. */
  readonly version?: string;
}
