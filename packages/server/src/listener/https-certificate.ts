import { createHash, X509Certificate } from 'node:crypto';
import type { ServerSettings } from '../config.ts';
import type { Clock, TimerHandle } from '../kernel/timers.ts';
import { loadTlsPair, type TlsPair } from '../lifecycle/pem-files.ts';
import { readIfThere } from '../lifecycle/private-file.ts';
import { StartError } from '../lifecycle/start-error.ts';
import type { Logger } from '../logger.ts';

/** Settings with the files of the certificate. */
export type HttpsFileSettings = Pick<ServerSettings, 'httpsCertificate' | 'httpsKey'>;

/** Milliseconds between two looks at the files. Notices of the system do not reach network drives and some containers. */
const LOOK_MS = 5_000;

/** The certificate of the HTTPS listener, which follows its files while the server runs. */
export class HttpsCertificate {
  readonly #settings: HttpsFileSettings;
  readonly #clock: Clock;
  readonly #logger: Logger;
  #use: (pair: TlsPair) => void = () => undefined;
  #pair: TlsPair;
  /** Digest of the files that were last loaded or refused. */
  #known: string;
  /** Digest of the files at the last look. */
  #seen: string;
  #fault: string | undefined;
  #timer: TimerHandle | undefined;

  /** @throws StartError that names the faulty setting */
  constructor(settings: HttpsFileSettings, clock: Clock, logger: Logger) {
    this.#settings = settings;
    this.#clock = clock;
    this.#logger = logger;
    this.#known = this.#seen = digestOf(settings);
    this.#pair = load(settings);
    this.#warnOfDates();
  }

  get pair(): TlsPair {
    return this.#pair;
  }

  /** @param use applies each new pair */
  follow(use: (pair: TlsPair) => void): void {
    this.#use = use;
    this.#timer = this.#clock.setTimer(LOOK_MS, () => {
      this.#look();
      this.#warnOfDates();
      this.follow(use);
    });
  }

  /** Loads the files. Keeps the present pair if they are faulty. */
  reload(): void {
    this.#known = digestOf(this.#settings);
    try {
      this.#pair = load(this.#settings);
      this.#use(this.#pair);
    } catch (err) {
      this.#logger.error({ err }, 'the new HTTPS certificate is refused; the present one stays in use');
      return;
    }
    const { subject, validTo } = new X509Certificate(this.#pair.certificate);
    const shown = { subject: subject.replaceAll('\n', ', '), validTo };
    this.#logger.info(shown, 'the HTTPS certificate was loaded');
    this.#fault = undefined;
    this.#warnOfDates();
  }

  stop(): void {
    this.#timer?.cancel();
  }

  /** Loads changed files once two looks have found the same, because certificate and key change one after the other. */
  #look(): void {
    const digest = digestOf(this.#settings);
    const isSettled = digest === this.#seen;
    this.#seen = digest;
    if (isSettled && digest !== this.#known) this.reload();
  }

  /** Warns once about a certificate that clients refuse. */
  #warnOfDates(): void {
    const { subject, validFrom, validTo } = new X509Certificate(this.#pair.certificate);
    const fault = datesFault(validFrom, validTo, this.#clock.now());
    if (fault !== undefined && fault !== this.#fault) {
      const shown = { file: this.#settings.httpsCertificate, subject: subject.replaceAll('\n', ', ') };
      this.#logger.warn({ ...shown, validFrom, validTo }, `clients refuse the HTTPS certificate: ${fault}`);
    }
    this.#fault = fault;
  }
}

/** @throws StartError that names the faulty setting */
function load({ httpsCertificate, httpsKey }: HttpsFileSettings): TlsPair {
  const pair = loadTlsPair({
    certificate: httpsCertificate,
    certificateFlag: '--https-certificate',
    key: httpsKey,
    keyFlag: '--https-key',
  });
  if (pair !== undefined) return pair;
  const remedy = 'Give its PEM files with --https-certificate and --https-key.';
  throw new StartError('--https needs a certificate.', remedy, '--https-certificate');
}

function datesFault(from: string, to: string, nowMs: number): string | undefined {
  if (nowMs < Date.parse(from)) return 'it is not valid yet; check the clock of this machine';
  if (nowMs > Date.parse(to)) return 'it has expired; renew it';
  return undefined;
}

/** A file that cannot be read counts as empty. */
function digestOf({ httpsCertificate, httpsKey }: HttpsFileSettings): string {
  const hash = createHash('sha256');
  for (const file of [httpsCertificate, httpsKey]) hash.update(`\0`).update(contentOf(file));
  return hash.digest('hex');
}

function contentOf(file: string | undefined): Uint8Array {
  try {
    return (file === undefined ? undefined : readIfThere(file)) ?? Buffer.alloc(0);
  } catch {
    return Buffer.alloc(0);
  }
}
