/** Certificates that are valid today, as objects and as PEM files for foreign programs. */
import { createPublicKey, type X509Certificate } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tempDir, type TempDir } from '@muster/testkit';
import type { CertificateCredential, RawPublicKeyCredential } from '../../../src/index.ts';
import { TestAuthority } from '../../support/identities.ts';

/** Today, in the days that `TestAuthority` counts. */
const TODAY = (Date.now() - Date.UTC(2030, 0, 1)) / 86_400_000;

export interface Holder extends CertificateCredential, RawPublicKeyCredential {
  readonly certificatePath: string;
  readonly keyPath: string;
  readonly publicKeyPath: string;
  /** Private and public key in one file, as libcoap takes raw public keys. */
  readonly rpkPath: string;
}

export class Pki implements AsyncDisposable {
  readonly root: X509Certificate;
  readonly rootPath: string;
  readonly #folder: TempDir;
  readonly #authority: TestAuthority;
  #count = 0;

  private constructor(folder: TempDir, authority: TestAuthority, rootPath: string) {
    this.#folder = folder;
    this.#authority = authority;
    this.root = authority.root;
    this.rootPath = rootPath;
  }

  static async create(name = 'Test Root'): Promise<Pki> {
    const folder = await tempDir('muster-pki-');
    const authority = new TestAuthority(name, TODAY - 10);
    const rootPath = folder.join('root.pem');
    await writeFile(rootPath, authority.root.toString());
    return new Pki(folder, authority, rootPath);
  }

  /** @param days from today until which it is valid; negative: it has expired */
  async issue(name: string, days = 30): Promise<Holder> {
    const { chain, privateKey } = this.#authority.issue(name, { fromDays: TODAY - 10, toDays: TODAY + days });
    const publicKey = createPublicKey(privateKey);
    this.#count += 1;
    const at = `${name}-${this.#count}`;
    const privatePem = privateKey.export({ format: 'pem', type: 'sec1' }).toString();
    const publicPem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
    return {
      chain,
      privateKey,
      publicKey,
      certificatePath: await this.file(`${at}.pem`, chain.map(String).join('')),
      keyPath: await this.file(`${at}.key`, privatePem),
      publicKeyPath: await this.file(`${at}.pub`, publicPem),
      rpkPath: await this.file(`${at}.rpk`, `${privatePem}${publicPem}`),
    };
  }

  /** A file of a test's own. */
  async file(name: string, content: string): Promise<string> {
    const path = this.#folder.join(name);
    await writeFile(path, content);
    return path;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#folder.remove();
  }
}
