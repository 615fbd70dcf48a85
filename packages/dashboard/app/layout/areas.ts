import { accessArea } from '../access/area.ts';
import { activityArea } from '../activity/area.ts';
import { consumersArea } from '../consumers/area.ts';
import { devicesArea } from '../devices/area.ts';
import { firmwareArea } from '../firmware/area.ts';
import { gatewaysArea } from '../gateways/area.ts';
import { locationsArea } from '../locations/area.ts';
import { overviewArea } from '../overview/area.ts';
import { rulesArea } from '../rules/area.ts';
import { settingsArea } from '../settings/area.ts';
import { aboutArea } from '../about/area.ts';
import { automationArea } from '../automation/area.ts';
import { typesArea } from '../types/area.ts';
import type { Area } from './area.ts';

export interface AreaGroup {
  readonly label: string;
  readonly areas: readonly Area[];
}

/** All pages, in the order of the navigation. */
export const areaGroups: readonly AreaGroup[] = [
  { label: 'Fleet', areas: [overviewArea, devicesArea, activityArea, firmwareArea] },
  { label: 'Model', areas: [typesArea, locationsArea, gatewaysArea] },
  { label: 'Automation', areas: [rulesArea, automationArea, consumersArea] },
  { label: 'Administration', areas: [accessArea, settingsArea, aboutArea] },
];
