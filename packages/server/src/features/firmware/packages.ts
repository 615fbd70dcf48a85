import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import type { OpaqueSource } from '../../gateway/ports/device-link.ts';
import { urlOf } from '../../gateway/ports/gateway-listeners.ts';
import type { Clock } from '../../kernel/timers.ts';
import { conflict, invalidMember, MusterError, unknownId } from '../../kernel/errors.ts';
import { FairSlots } from '../../kernel/fair-queue.ts';
import { findInNetwork, nameKey, UnitOfWork } from '../../kernel/entities.ts';
import type { UsageCounter } from '../../kernel/ports.ts';
import { insertOperation } from '../../store/port.ts';
import type { Reader, Store, Transaction } from '../../store/port.ts';
import { deviceTypes } from '../catalogue/model.ts';
import { firmwarePackages, firmwareUpdates } from './model.ts';
import type { FirmwarePackage } from './model.ts';
import type { PullScheme } from './rules.ts';

/**
 * The firmware port: storage for the files of firmware packages. The files are too large for documents. They
 * are read in parts while they are sent to devices, so that no device needs a copy in memory.
 *
 * Rules for every adapter (tested by one contract suite):
 * - `write` resolves when the file is durable, never before. If its content throws, nothing is left.
 * - A file is complete or absent, also after a crash.
 * - An open file can be read to its end, even if it is deleted in between.
 */
export interface FirmwareFiles {
  /**
   * @param id a UUID that no other file has
   * @throws the errors of the content; StoreError `disk-full`, `read-only` or `io` if the bytes cannot be stored
   */
  write(id: string, content: AsyncIterable<Uint8Array>): Promise<WrittenFile>;
  /** Undefined if there is no such file. The caller closes it. @throws StoreError `io` */
  open(id: string): Promise<FirmwareFile | undefined>;
  /** Does nothing if there is no such file. */
  delete(id: string): Promise<void>;
  /** Deletes the remains of unfinished writes, and files that `isKept` rejects. */
  sweep(isKept: (id: string) => Promise<boolean>): Promise<void>;
}

export interface WrittenFile {
  readonly sizeBytes: number;
  /** SHA-256 of the file, in hex. */
  readonly sha256: string;
}

/** A file that is open for reading. */
export interface FirmwareFile {
  readonly sizeBytes: number;
  /** Returns `length` bytes from `offset` on; fewer only at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Maximum concurrent uploads. Each occupies disk space, even if its file is discarded later. */
const MAX_UPLOADS = 16;
/** Uploads, of {@link MAX_UPLOADS}, that are reserved for device networks with fewer in progress. */
const RESERVED_UPLOADS = 4;
const UPLOAD_RETRY_SECONDS = 10;

/** A file on the disk that does not belong to a package yet. */
interface StagedFirmware extends WrittenFile {
  readonly id: string;
  readonly fileName: string;
}

type FirmwarePackageInput = Pick<FirmwarePackage, 'deviceTypeId' | 'title' | 'version' | 'build'>;

/** Manages firmware packages: documents, each with a file. */
export class FirmwarePackageService {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #files: FirmwareFiles;
  readonly #uploads = new FairSlots(MAX_UPLOADS, RESERVED_UPLOADS);

  constructor(store: Store, clock: Clock, files: FirmwareFiles) {
    this.#store = store;
    this.#clock = clock;
    this.#files = files;
  }

  /** Deletes files that an earlier process has left without a package. Call it before uploads are accepted. */
  async load(): Promise<void> {
    const collection = this.#store.collection(firmwarePackages);
    await this.#files.sweep(async (id) => (await collection.get(id)) !== undefined);
  }

  /**
   * Stores a file. `create` then makes it a package, `discard` deletes it.
   *
   * @throws the errors of the content; MusterError `overloaded`; StoreError
   */
  async stage(
    deviceNetworkId: string,
    fileName: string,
    content: AsyncIterable<Uint8Array>,
  ): Promise<StagedFirmware> {
    if (!this.#uploads.take(deviceNetworkId)) {
      throw new MusterError('overloaded', 'Too many files are being uploaded. Try again later.', {
        retryAfterSeconds: UPLOAD_RETRY_SECONDS,
      });
    }
    try {
      const id = randomUUID();
      return { id, fileName, ...(await this.#files.write(id, content)) };
    } finally {
      this.#uploads.release(deviceNetworkId);
    }
  }

  async discard({ id }: StagedFirmware): Promise<void> {
    await this.#files.delete(id);
  }

  /**
   * Creates a package from a staged file. Deletes the file if it throws.
   *
   * @throws MusterError `invalid-request`; `already-exists` if the device type has a package with this title, version
   *   and build
   */
  async create(
    deviceNetworkId: string,
    input: FirmwarePackageInput,
    staged: StagedFirmware,
    unit = new UnitOfWork(),
  ): Promise<FirmwarePackage> {
    try {
      if (staged.sizeBytes === 0)
        throw invalidMember('firmware', 'The file is empty. Send the firmware image.');
      const createdAt = this.#clock.now();
      const created: FirmwarePackage = { deviceNetworkId, createdAt, ...input, ...staged };
      await this.#store.transaction(async (tx) => {
        const type = await tx.collection(deviceTypes).get(input.deviceTypeId);
        if (type?.deviceNetworkId !== deviceNetworkId) {
          throw invalidMember('request.DeviceTypeId', unknownId('device type', input.deviceTypeId));
        }
        await demandOwnName(tx, created);
        await tx.write([insertOperation(firmwarePackages, created), ...unit.writesFor(created.id)]);
      });
      return created;
    } catch (error) {
      await this.discard(staged);
      throw error;
    }
  }

  /** @throws MusterError `firmware-package-not-found`; `in-use` while devices are being updated to it */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const collection = tx.collection(firmwarePackages);
      await findInNetwork(collection, 'firmware-package', deviceNetworkId, id);
      if (await hasActiveUpdates(tx, id))
        throw conflict(
          'in-use',
          'Devices are being updated to this package. Wait, or cancel the updates first.',
        );
      await collection.delete(id);
    });
    // If the process dies in between, the next start deletes the file.
    await this.#files.delete(id);
  }
}

/** Packages of a device type differ only in title, version and build. @throws MusterError `already-exists` */
async function demandOwnName(tx: Transaction, created: FirmwarePackage): Promise<void> {
  const keyOf = ({ title, version, build = '' }: FirmwarePackage): string =>
    [title, version, build].map(nameKey).join('\n');
  const where = [{ field: 'deviceTypeId', op: 'eq', value: created.deviceTypeId }] as const;
  const others = await tx.collection(firmwarePackages).find({ where });
  const same = others.find((one) => keyOf(one) === keyOf(created));
  if (same === undefined) return;
  throw conflict(
    'already-exists',
    `The device type already has a firmware package with this title, version and build, with the ID ${same.id}. Give another build, or delete that package.`,
  );
}

/** Returns whether devices are being updated to a package now. */
export async function hasActiveUpdates(reader: Reader, packageId: string): Promise<boolean> {
  const found = await reader.collection(firmwareUpdates).findOne([
    { field: 'firmwarePackageId', op: 'eq', value: packageId },
    { field: 'isActive', op: 'eq', value: true },
  ]);
  return found !== undefined;
}

/** The first segment of the paths from which devices fetch packages, over CoAP and HTTP. */
export const DOWNLOAD_SEGMENT = 'fw';
const ID_BYTES = 16;
const TIME_BYTES = 4;
const MAC_BYTES = 12;
const ETAG_BYTES = 8;

/** Derives the key for download addresses from the secret of API keys: each purpose has a key of its own. */
export const downloadKey = (secret: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'muster firmware downloads', 32));

interface FirmwareDownloadsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly files: FirmwareFiles;
  /** Signs download addresses. Keep it as long as the store. */
  readonly secret: Uint8Array;
  /**
   * Addresses under which devices reach this service, such as `https://fw.example`. They replace the addresses that it
   * listens on.
   */
  readonly publicAddresses?: readonly string[] | undefined;
  /** Counts the bytes that devices fetch. By default, they are not counted. */
  readonly usage?: UsageCounter | undefined;
}

/** Parts of the service from which devices can download: gateways over CoAP, the API over HTTP. */
type ListeningPart = 'gateways' | 'api';

interface OpenFirmware {
  readonly package: FirmwarePackage;
  readonly file: FirmwareFile;
}

interface FetchedFirmware extends OpaqueSource {
  readonly etag: Uint8Array;
}

/**
 * Serves packages for download. A download address holds the package ID, an expiry and a signature, so it cannot be
 * guessed and stays valid after a restart.
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

  /** Returns the package of a token. Undefined if the token is forged or expired, or the package was deleted. */
  async #packageOf(token: string): Promise<FirmwarePackage | undefined> {
    const id = this.#verify(token);
    return id === undefined ? undefined : this.#options.store.collection(firmwarePackages).get(id);
  }

  /** Returns the ID in a token. Undefined if the token is forged or expired. */
  #verify(token: string): string | undefined {
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
   * Returns a package with its open file, which the caller closes. Undefined if the token is invalid or the package was
   * deleted.
   */
  async open(token: string): Promise<OpenFirmware | undefined> {
    const found = await this.#packageOf(token);
    const file = found && (await this.#options.files.open(found.id));
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

  /** Returns the file that a device fetches over CoAP, one block at a time. Undefined if the path has none. */
  async fetch([first, token, ...rest]: readonly string[]): Promise<FetchedFirmware | undefined> {
    if (first !== DOWNLOAD_SEGMENT || token === undefined || rest.length > 0) return undefined;
    const found = await this.#packageOf(token);
    if (found === undefined) return undefined;
    return {
      length: found.sizeBytes,
      etag: Buffer.from(found.sha256, 'hex').subarray(0, ETAG_BYTES),
      read: async (offset, length) => {
        const file = await this.#options.files.open(found.id);
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
