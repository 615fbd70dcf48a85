import { systemClock } from '@muster/net';
import { ContentFormat } from '../../codec/content-format.ts';
import type { AttemptContext } from './attempt.ts';
import type { BootstrapClientOptions } from './client-types.ts';

const DEFAULT_TIMEOUT_SECONDS = 247;

type AttemptSettings = Omit<AttemptContext, 'current' | 'accept' | 'onRequest' | 'onError'>;

/** Returns the settings of a bootstrap attempt with their defaults. */
export function attemptSettings(options: BootstrapClientOptions): AttemptSettings {
  const { endpointName, omitEndpointName = false, lwm2mVersion = '1.1', models, tree } = options;
  const { clock = systemClock, bootstrapTimeoutSeconds = DEFAULT_TIMEOUT_SECONDS } = options;
  const { bootstrapFormat = ContentFormat.senmlCbor, pack = false, transportFactory } = options;
  return {
    endpointName: omitEndpointName ? undefined : endpointName,
    lwm2mVersion,
    models,
    tree,
    clock,
    timeoutMs: bootstrapTimeoutSeconds * 1000,
    format: bootstrapFormat,
    pack,
    needsCredentials: transportFactory === undefined,
  };
}
