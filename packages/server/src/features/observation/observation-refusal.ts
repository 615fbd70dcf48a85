import type { OperationAnswer } from '@muster/lwm2m/core';
import type { Observation } from './model/observation.ts';
import type { ActivityLog } from '../activity/activity.ts';

/** Records in the activity log that a device refuses to observe a resource again. */
export async function noteRefusal(
  activityLog: ActivityLog,
  observation: Observation,
  answer: OperationAnswer,
): Promise<void> {
  const entry = await activityLog.start({
    deviceNetworkId: observation.deviceNetworkId,
    entityType: 'Resource',
    entityId: observation.id,
    entityIdentifier: observation.path,
    description: `Observe ${observation.path} again after the device registered`,
  });
  await activityLog.fail(entry.id, {
    responseCode: answer.code,
    responseMessage:
      'The device stopped observing the resource. The service will ask again after the next Register.',
  });
}
