import { randomUUID } from 'node:crypto';
import { deviceTypes } from '../catalogue/model/device-type.ts';
import { firmwarePackages } from './model/firmware-package.ts';
import type { FirmwarePackage } from './model/firmware-package.ts';
import { conflict, invalidMember, MusterError } from '../../kernel/errors.ts';
import { FairSlots } from '../../kernel/fair-slots.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { FirmwareFile, FirmwareFiles, WrittenFile } from './firmware-files.ts';
import { insertOperation } from '../../store/port.ts';
import type { Reader, Store, Transaction } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { nameKey } from '../../kernel/names.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import { unknownId } from '../../kernel/fault-texts.ts';

/** Maximum concurrent uploads. Each occupies disk space, even if its file is discarded later. */
const MAX_UPLOADS = 16;
/** Uploads, of {@link MAX_UPLOADS}, that are reserved for device networks with fewer in progress. */
const RESERVED_UPLOADS = 4;
const UPLOAD_RETRY_SECONDS = 10;

/** A file on the disk that does not belong to a package yet. */
export interface StagedFirmware extends WrittenFile {
  readonly id: string;
  readonly fileName: string;
}

export interface FirmwarePackageInput {
  readonly deviceTypeId: string;
  readonly title: string;
  readonly version: string;
  readonly build?: string;
}

export interface FirmwarePackageServiceOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly files: FirmwareFiles;
  /** Returns whether devices are being updated to a package now. */
  readonly isInUse: (reader: Reader, packageId: string) => Promise<boolean>;
}

/** Manages firmware packages: documents, each with a file. */
export class FirmwarePackageService {
  readonly #options: FirmwarePackageServiceOptions;
  readonly #uploads = new FairSlots(MAX_UPLOADS, RESERVED_UPLOADS);

  constructor(options: FirmwarePackageServiceOptions) {
    this.#options = options;
  }

  /**
   * Deletes files that an earlier process has left without a package. Call it before uploads are accepted.
   */
  async load(): Promise<void> {
    const { store, files } = this.#options;
    const collection = store.collection(firmwarePackages);
    await files.sweep(async (id) => (await collection.get(id)) !== undefined);
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
      return { id, fileName, ...(await this.#options.files.write(id, content)) };
    } finally {
      this.#uploads.release(deviceNetworkId);
    }
  }

  async discard({ id }: StagedFirmware): Promise<void> {
    await this.#options.files.delete(id);
  }

  /**
   * Creates a package from a staged file. Deletes the file if it throws.
   *
   * @throws MusterError `invalid-request`; `already-exists` if the device type has a package with this title,
   *   version and build
   */
  async create(
    deviceNetworkId: string,
    input: FirmwarePackageInput,
    staged: StagedFirmware,
    unit = new UnitOfWork(),
  ): Promise<FirmwarePackage> {
    const { store, clock } = this.#options;
    try {
      if (staged.sizeBytes === 0)
        throw invalidMember('firmware', 'The file is empty. Send the firmware image.');
      const created: FirmwarePackage = {
        deviceNetworkId,
        createdAt: clock.now(),
        ...input,
        ...staged,
      };
      await store.transaction(async (tx) => {
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
    const { store, files, isInUse } = this.#options;
    await store.transaction(async (tx) => {
      const collection = tx.collection(firmwarePackages);
      await findInNetwork(collection, 'firmware-package', deviceNetworkId, id);
      if (await isInUse(tx, id))
        throw conflict(
          'in-use',
          'Devices are being updated to this package. Wait, or cancel the updates first.',
        );
      await collection.delete(id);
    });
    // If the process dies in between, the next start deletes the file.
    await files.delete(id);
  }
}

export interface OpenFirmware {
  readonly package: FirmwarePackage;
  readonly file: FirmwareFile;
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
