import { getCompileCacheDir } from 'node:module';
import type { Worker } from 'node:worker_threads';

import type { Application } from '../application/application.ts';
import type { CompleteConfig } from '../config.ts';
import type { ChangeCounts } from '../store/sql/change-counts.ts';
import { formatHostPort, startThread } from '@muster/net';
import type { Logger } from '../logger.ts';
import type { Api } from './api-server.ts';
import { shutdownMs } from './api-server.ts';
import { addressesOf, type ApiAddresses } from '../listener/api-addresses.ts';
import { Channel } from '../messages/channel.ts';
import { answersOf, type LoopFigures } from './device-side.ts';
import { EventFeed } from './event-feed.ts';
import { PROTOCOL_VERSION } from './protocol.ts';
import type { ApiThreadQuestions, DeviceLoopQuestions } from './protocol.ts';

interface ApiThreadOptions extends LoopFigures {
  readonly config: CompleteConfig;
  readonly logger: Logger;
  readonly changeCounts: ChangeCounts;
}

/** The worker of the API thread. It is started before the device loop is ready. */
export interface ApiWorker {
  readonly worker: Worker;
  /** Resolves when the thread has ended, with the error that ended it or undefined. */
  readonly ended: Promise<Error | undefined>;
}

interface Thread {
  readonly worker: Worker;
  readonly channel: Channel<ApiThreadQuestions, DeviceLoopQuestions>;
  readonly feed: EventFeed;
}

/** Milliseconds before a thread that ended is restarted. Doubled each time, up to the second constant. */
const FIRST_RESTART_MS = 500;
const LAST_RESTART_MS = 30_000;
/** Milliseconds of lifetime after which a thread counts as stable. */
const STABLE_MS = 60_000;
/** Milliseconds beyond its deadline that the thread may take to close. */
const CLOSE_GRACE_MS = 5_000;

/** Starts the thread. It loads its code while the device loop prepares, then waits for {@link ApiThread}. */
export function startApiWorker(): ApiWorker {
  // `.ts` in the workspace, `.js` in the package.
  const file = new URL(`./api-worker${import.meta.url.slice(-3)}`, import.meta.url);
  // A thread uses the compile cache of its process only if its environment names it.
  const compiled = getCompileCacheDir();
  const env = compiled === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: compiled };
  const worker = startThread(file, { name: 'api', env });
  const ended = new Promise<Error | undefined>((resolve) => {
    let failure: Error | undefined;
    worker.on('error', (error) => (failure = asError(error)));
    worker.on('exit', () => resolve(failure));
  });
  return { worker, ended };
}

/**
 * The API in its own thread, so that its work never delays devices. If the thread ends, devices stay connected and it
 * is restarted on the same address.
 */
export class ApiThread implements Api {
  readonly #application: Application;
  readonly #options: ApiThreadOptions;
  #thread: Thread;
  #addresses: ApiAddresses;
  #closing: Promise<void> | undefined;
  #isListening = false;
  #restarts = 0;
  #restartTimer: NodeJS.Timeout | undefined;

  /** @param worker of {@link startApiWorker} */
  constructor(application: Application, worker: ApiWorker, options: ApiThreadOptions) {
    this.#application = application;
    this.#options = options;
    this.#addresses = addressesOf(options.config);
    this.#thread = this.#connect(worker);
    application.parts.admin.changes.listen((change) => {
      this.#thread.channel.ask('cacheChanged', change).catch(() => undefined);
    });
  }

  #connect({ worker, ended }: ApiWorker): Thread {
    const { events, contract, onError } = this.#application.parts;
    const feed = new EventFeed(events, async (batch) => channel.ask('events', batch), onError);
    const channel: Thread['channel'] = new Channel(worker, answersOf(this.#application, this.#options, feed));
    const prepared = channel.ask('prepare', {
      version: PROTOCOL_VERSION,
      config: this.#options.config,
      contract: contract.whole,
      changeCounts: this.#options.changeCounts.memory,
    });
    // `listen` reports the error.
    prepared.catch(() => undefined);
    const startedAt = performance.now();
    void ended.then((failure) => this.#ended(performance.now() - startedAt, failure));
    return { worker, channel, feed };
  }

  #ended(livedMs: number, failure: Error | undefined): void {
    const { channel, feed } = this.#thread;
    feed.follow(false);
    // If the thread ends before it listens, the start of the server fails.
    const early = this.#isListening ? undefined : new Error('The API thread ended before it listened.');
    channel.close(failure ?? (this.#closing === undefined ? early : undefined));
    if (this.#closing !== undefined || !this.#isListening) return;
    if (livedMs >= STABLE_MS) this.#restarts = 0;
    const delayMs = Math.min(FIRST_RESTART_MS * 2 ** this.#restarts, LAST_RESTART_MS);
    this.#restarts += 1;
    this.#options.logger.error({ err: failure, delayMs }, 'the API thread ended; it starts again');
    this.#restartTimer = setTimeout(() => {
      this.#thread = this.#connect(startApiWorker());
      const { worker } = this.#thread;
      this.listen().catch((err: unknown) => {
        this.#options.logger.error({ err }, 'the API thread cannot listen');
        // The end of the thread causes the next attempt.
        void worker.terminate();
      });
    }, delayMs);
  }

  async listen(): Promise<ApiAddresses> {
    const urls = await this.#thread.channel.ask('listen', this.#addresses);
    this.#isListening = true;
    // A thread that starts again listens on the same ports.
    this.#addresses = {
      ...(urls.http !== undefined && { http: hostPortOf(urls.http, 80) }),
      ...(urls.https !== undefined && { https: hostPortOf(urls.https, 443) }),
    };
    return urls;
  }

  async reloadCertificate(): Promise<void> {
    await this.#thread.channel.ask('reloadCertificate', undefined);
  }

  async stopReadiness(): Promise<void> {
    await this.#thread.channel.ask('stopReadiness', undefined);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    clearTimeout(this.#restartTimer);
    const { worker, channel } = this.#thread;
    const deadlineMs = shutdownMs(this.#options.config);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, deadlineMs + CLOSE_GRACE_MS);
    });
    try {
      // A thread that has ended has nothing to close.
      const closed = channel.ask('close', { deadlineMs }).catch(() => undefined);
      await Promise.race([closed, late]);
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  }
}

function hostPortOf(url: string, defaultPort: number): string {
  const { hostname, port } = new URL(url);
  return formatHostPort(hostname.replace(/^\[|\]$/gu, ''), Number(port || defaultPort));
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
