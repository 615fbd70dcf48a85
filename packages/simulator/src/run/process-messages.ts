import { createPublicKey, X509Certificate } from 'node:crypto';
import type { FleetSlice } from '../fleet/fleet-options.ts';
import { behaviourHashes } from '../scenario/behaviour-modules.ts';
import { resolveApi } from '../scenario/check-api.ts';
import type { LoadedFleetFile } from '../scenario/fleet-file.ts';
import type { RunPart } from './run-part.ts';
import type { RunOptions } from './run-scenario.ts';

/** Options that the processes of a run share: plain data, and the server identities that devices trust. */
export type SharedRunOptions = Omit<
  RunOptions,
  | 'capture'
  | 'clock'
  | 'models'
  | 'onDatagram'
  | 'onReport'
  | 'recordRequests'
  | 'signal'
  | 'slice'
  | 'socket'
  | 'transport'
>;

/** The work of one process of a run, as plain data. */
export interface ProcessJob {
  readonly file: LoadedFleetFile;
  readonly options: Omit<SharedRunOptions, 'serverPublicKey' | 'serverCertificates'>;
  /** Public key of the server in PEM. */
  readonly serverPublicKey: string | undefined;
  /** Certificates of the server in PEM. */
  readonly serverCertificates: readonly string[] | undefined;
  /** SHA-256 of the behaviour modules, by path. They are compared because workers have their own files. */
  readonly behaviours: Readonly<Record<string, string>>;
  readonly slice: FleetSlice;
  /** Whether the process has its own virtual clock and server. */
  readonly isVirtual: boolean;
}

/** `agreed`: the highest value that processes sent with `agree`. */
export type MessageToProcess =
  | { readonly type: 'job'; readonly job: ProcessJob }
  | { readonly type: 'begin' }
  | { readonly type: 'stop' }
  | { readonly type: 'agreed'; readonly value: number };

/** `stopping`: the run ends early, for all processes. `failed`: the process cannot continue. */
export type MessageOfProcess =
  | { readonly type: 'ready' | 'progress' | 'done'; readonly part: RunPart }
  | { readonly type: 'stopping' }
  | { readonly type: 'agree'; readonly value: number }
  | { readonly type: 'failed'; readonly message: string };

/**
 * Creates the job of a process. Keys and certificates become PEM, because they cannot be sent as objects. Environment
 * variables are not sent, except those in `api`.
 */
export function toJob(
  file: LoadedFleetFile,
  options: SharedRunOptions,
  slice: FleetSlice,
  isVirtual = false,
): ProcessJob {
  const { serverPublicKey, serverCertificates, env = {}, ...plain } = options;
  const { api, expect = [] } = file;
  const usesApi = api !== undefined && expect.some(({ kind }) => kind.startsWith('server-'));
  return {
    file: usesApi ? { ...file, api: resolveApi(api, env) } : file,
    options: plain,
    serverPublicKey: serverPublicKey?.export({ type: 'spki', format: 'pem' }).toString(),
    serverCertificates: serverCertificates?.map((certificate) => certificate.toString()),
    behaviours: behaviourHashes(file.cohorts),
    slice,
    isVirtual,
  };
}

export function optionsOf({ options, serverPublicKey, serverCertificates, slice }: ProcessJob): RunOptions {
  return {
    ...options,
    ...(serverPublicKey === undefined ? {} : { serverPublicKey: createPublicKey(serverPublicKey) }),
    ...(serverCertificates === undefined
      ? {}
      : { serverCertificates: serverCertificates.map((pem) => new X509Certificate(pem)) }),
    slice,
  };
}
