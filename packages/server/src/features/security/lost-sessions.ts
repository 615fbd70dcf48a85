import type { Registration } from '../registration/model/registration.ts';
import type { ActivityLog } from '../activity/activity.ts';

/** Number of device names in a message. */
const SHOWN = 20;

/**
 * Adds an entry to the Activity Log of each device network with the registered devices that lost their session in a
 * restart. They return by themselves, with a handshake.
 */
export async function noteLostSessions(
  activityLog: ActivityLog,
  lost: readonly Registration[],
): Promise<void> {
  for (const [deviceNetworkId, ofNetwork] of Map.groupBy(lost, (one) => one.deviceNetworkId)) {
    const names = ofNetwork.slice(0, SHOWN).map((one) => one.endpointName);
    const more = ofNetwork.length > SHOWN ? ' …' : '';
    const { id } = await activityLog.start({
      deviceNetworkId,
      entityType: 'Multiple',
      entityName: `${ofNetwork.length} devices`,
      description: `Restore the DTLS sessions of ${ofNetwork.length} devices`,
    });
    await activityLog.fail(id, {
      responseMessage: `These devices can be reached after a new handshake and a Register or Update: ${names.join(', ')}${more}`,
    });
  }
}
