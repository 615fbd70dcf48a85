/** Firmware updates of devices (LwM2M object 5). */
export interface FirmwareSetting {
  /** How devices receive a package. Default `both`. */
  readonly delivery?: 'push' | 'pull' | 'both';
  /** Protocols by which devices fetch packages. Default `coap` and `http`, and `coaps` for secured devices. */
  readonly protocols?: readonly ('coap' | 'coaps' | 'http' | 'https')[];
  /** Seconds for which a package stays in the state Downloading after its transfer. Default 0. */
  readonly downloadSeconds?: number;
  /** Seconds by which an update is deferred (result 11). Default 0. */
  readonly deferSeconds?: number;
  /** Duration of the state Updating in seconds. Default 1. */
  readonly updateSeconds?: number;
  /**
   * Update Result of every update: 1 success (the default), or one of 2 to 11. After 11 (deferred), there is no update
   * before the Maximum Defer Period is over.
   */
  readonly result?: number;
  /**
   * Whether devices update automatically once they have a package, unless the server has written Automatic Upgrade at
   * Download. Default false.
   */
  readonly automatic?: boolean;
  /**
   * Version of object 5: 1.1 (the default) has Cancel, Severity, Last State Change Time, Maximum Defer Period and
   * Automatic Upgrade at Download.
   */
  readonly objectVersion?: '1.0' | '1.1';
  /** Whether an update ends with a reboot; default true. */
  readonly reboot?: boolean;
  /** Number of downloads during which the connection is lost (result 4) before one succeeds. Default 0. */
  readonly lostDownloads?: number;
  /** Number of reboots during downloads, after which the package is lost. Default 0. */
  readonly rebootsWhileDownloading?: number;
  /**
   * Every download or update ends halfway with a power cycle, and the package is lost. The device returns in the state
   * Idle, with Update Result 4 (connection lost) after a download and 8 (update failed) after an update.
   */
  readonly powerLoss?: 'downloading' | 'updating';
  /** Firmware Version after a successful update. Default: the first 8 hex digits of the package's SHA-256. */
  readonly version?: string;
}
