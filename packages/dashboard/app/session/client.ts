import { activityLogs } from '@muster/sdk/activity-logs';
import { composeClient, type ClientOptions } from '@muster/sdk/core';
import { dataCollectors } from '@muster/sdk/data-collectors';
import { deviceNetworks } from '@muster/sdk/device-networks';
import { deviceTemplates } from '@muster/sdk/device-templates';
import { deviceTypes } from '@muster/sdk/device-types';
import { devices } from '@muster/sdk/devices';
import { events } from '@muster/sdk/events';
import { firmwarePackages } from '@muster/sdk/firmware-packages';
import { locations } from '@muster/sdk/locations';
import { measurements } from '@muster/sdk/measurements';
import { overview } from '@muster/sdk/overview';
import { queueItems } from '@muster/sdk/queue-items';
import { resources } from '@muster/sdk/resources';
import { settingCategories } from '@muster/sdk/setting-categories';
import { smartObjects } from '@muster/sdk/smart-objects';
import { users } from '@muster/sdk/users';

/** The client of a session. It has the groups that pages use, so that the bundle has no others. */
export const createDashboardClient = (options: ClientOptions) =>
  composeClient(options, {
    activityLogs,
    dataCollectors,
    deviceNetworks,
    deviceTemplates,
    deviceTypes,
    devices,
    events,
    firmwarePackages,
    locations,
    measurements,
    overview,
    queueItems,
    resources,
    settingCategories,
    smartObjects,
    users,
  });

export type DashboardClient = ReturnType<typeof createDashboardClient>;
