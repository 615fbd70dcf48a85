import { urlOf } from '../../gateway/ports/gateway-listeners.ts';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { firmwarePackages } from './model/firmware-package.ts';
import type { FirmwarePackage } from './model/firmware-package.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { UsageCounter } from '../../kernel/usage-counter.ts';
import type { FirmwareFile, FirmwareFiles } from './firmware-files.ts';
import type { OpaqueSource } from '../../gateway/ports/device-link.ts';
import type { Store } from '../../store/port.ts';
import type { PullScheme } from './delivery.ts';
import type { OpenFirmware } from './firmware-package-service.ts';

/** The first segment of the paths from which devices fetch packages, over CoAP and HTTP. */
export const DOWNLOAD_SEGMENT = 'fw';
const ID_BYTES = 16;
const TIME_BYTES = 4;
const MAC_BYTES = 12;
const ETAG_BYTES = 8;

/** Derives the key for download addresses from the secret of API keys: each purpose has a key of its own. */
export const downloadKey = (secret: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'muster firmware downloads', 32));

export interface FirmwareDownloadsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly files: FirmwareFiles;
  /** Signs download addresses. Keep it as long as the store. */
  readonly secret: Uint8Array;
  /**
   * Addresses under which devices reach this service, such as `https://fw.example`. They replace the
   * addresses that it listens on.
   */
  readonly publicAddresses?: readonly string[] | undefined;
  /** Counts the bytes that devices fetch. By default, they are not counted. */
  readonly usage?: UsageCounter | undefined;
}

/** Parts of the service from which devices can download: gateways over CoAP, the API over HTTP. */
export type ListeningPart = 'gateways' | 'api';

export interface FetchedFirmware extends OpaqueSource {
  readonly etag: Uint8Array;
}

/**
 * Serves packages for download. A download address holds the package ID, an expiry and a signature, so it
 * cannot be guessed and stays valid after a restart.
 */
export class FirmwareDownloads {
  readonly #options: FirmwareDownloadsOptions;
  readonly #listening = new Map<ListeningPart, readonly string[]>();

  constructor(options: FirmwareDownloadsOptions) {
    this.#options = options;
  }

  /** @param addresses URLs on which this part of the service listens now; they replace the earlier ones */
  listensOn(part: ListeningPart, addresses: readonly string[]): void {
    this.#listening.set(part, addresses);
  }

  /**
   * @param listener address at which the device has registered, so the device can reach it
   * @param expiresAtMs epoch milliseconds
   * @returns undefined if the service has no known address for this scheme that devices can reach
   */
  uri(packageId: string, scheme: PullScheme, listener: string, expiresAtMs: number): string | undefined {
    const { publicAddresses = [] } = this.#options;
    const isOfScheme = (address: string): boolean => address.startsWith(`${scheme}://`);
    const base =
      publicAddresses.find(isOfScheme) ??
      [urlOf(listener), ...[...this.#listening.values()].flat()]
        .filter((address) => address !== undefined)
        .find((address) => isOfScheme(address) && !isWildcard(address));
    if (base === undefined) return undefined;
    return `${base.replace(/\/$/u, '')}/${DOWNLOAD_SEGMENT}/${this.token(packageId, expiresAtMs)}`;
  }

  token(packageId: string, expiresAtMs: number): string {
    const body = Buffer.alloc(ID_BYTES + TIME_BYTES);
    body.write(packageId.replaceAll('-', ''), 'hex');
    body.writeUInt32BE(Math.ceil(expiresAtMs / 1000), ID_BYTES);
    return Buffer.concat([body, this.#mac(body)]).toString('base64url');
  }

  #mac(body: Uint8Array): Buffer {
    return createHmac('sha256', this.#options.secret).update(body).digest().subarray(0, MAC_BYTES);
  }

  /** Returns undefined if the token is forged or expired. */
  #packageOf(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + TIME_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) {
      return undefined;
    }
    const body = bytes.subarray(0, ID_BYTES + TIME_BYTES);
    if (!timingSafeEqual(this.#mac(body), bytes.subarray(body.length))) return undefined;
    if (body.readUInt32BE(ID_BYTES) * 1000 <= this.#options.clock.now()) return undefined;
    return body.toString('hex', 0, ID_BYTES).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/u, '$1-$2-$3-$4-$5');
  }

  /**
   * Returns a package with its open file, which the caller closes. Undefined if the token is invalid or the
   * package was deleted.
   */
  async open(token: string): Promise<OpenFirmware | undefined> {
    const id = this.#packageOf(token);
    if (id === undefined) return undefined;
    const { store, files } = this.#options;
    const found = await store.collection(firmwarePackages).get(id);
    const file = found && (await files.open(id));
    if (found === undefined || file === undefined) return undefined;
    return { package: found, file: this.#counted(found, file) };
  }

  #counted({ deviceNetworkId }: FirmwarePackage, file: FirmwareFile): FirmwareFile {
    const { usage } = this.#options;
    return {
      sizeBytes: file.sizeBytes,
      read: async (offset, length) => {
        const bytes = await file.read(offset, length);
        usage?.add(deviceNetworkId, 'firmwareBytes', bytes.length);
        return bytes;
      },
      close: () => file.close(),
    };
  }

  /**
   * Returns the file that a device fetches over CoAP, one block at a time. Undefined if the path has none.
   */
  async fetch([first, token, ...rest]: readonly string[]): Promise<FetchedFirmware | undefined> {
    if (first !== DOWNLOAD_SEGMENT || token === undefined || rest.length > 0) return undefined;
    const id = this.#packageOf(token);
    const { store, files } = this.#options;
    const found = id === undefined ? undefined : await store.collection(firmwarePackages).get(id);
    if (found === undefined) return undefined;
    return {
      length: found.sizeBytes,
      etag: Buffer.from(found.sha256, 'hex').subarray(0, ETAG_BYTES),
      read: async (offset, length) => {
        const file = await files.open(found.id);
        if (file === undefined) throw new Error('The file of the firmware package is missing.');
        try {
          return await this.#counted(found, file).read(offset, length);
        } finally {
          await file.close();
        }
      },
    };
  }
}

/** Returns whether an address is the unspecified one, which devices cannot connect to. */
function isWildcard(address: string): boolean {
  return /^\w+:\/\/(?:0\.0\.0\.0|\[::\])(?::|\/|$)/u.test(address);
}
