import type { RuleTrialResponse } from '../../../http/generated/contract.ts';
import type { Span } from '../condition-values.ts';
import type { Trial } from '../rule-trial.ts';

/** Presents a RuleTrialResponse. */
export function presentTrial(
  { values, raised, reset, events }: Trial,
  { fromMs, toMs }: Span,
): RuleTrialResponse {
  return {
    FromTimestamp: fromMs,
    ToTimestamp: toMs,
    Values: values,
    Raised: raised,
    Reset: reset,
    Events: events.map(({ device, resourceId, resourceName, raisedAt, resetAt, value }) => ({
      DeviceId: device.id,
      DeviceName: device.name,
      ResourceId: resourceId,
      ResourceName: resourceName,
      RaisedTimestamp: raisedAt,
      ...(resetAt === undefined ? {} : { ResetTimestamp: resetAt }),
      Value: value,
    })),
  };
}
