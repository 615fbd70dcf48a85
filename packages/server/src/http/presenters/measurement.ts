import type { Sample } from '../../domain/ports/store.ts';
import { presentSample } from '../../domain/services/measurements/measurement-service.ts';

/** MinimalMeasurements. */
export function presentMeasurements(resourceId: string, samples: readonly Sample[]): unknown {
  return {
    id: resourceId,
    v: samples.map((sample) => ({
      UnixTimestamp: sample.timeMs,
      DateTime: new Date(sample.timeMs).toISOString(),
      ...presentSample(sample),
    })),
  };
}
