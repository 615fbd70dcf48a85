/** Tests that rows of several sections cite. */
import { http, services } from '../row.ts';

export const thumbnail =
  'server/http/thumbnail: the thumbnail is a PNG that tells users apart: the same for one, another for another (spec 4.3, 5)';
export const attributesAtObject = `${services}/template-rollout/attribute-distribution: at object level where all instances of the type share a template`;
export const attributesAtInstance = `${services}/template-rollout/attribute-distribution: at instance level where they do not`;
export const objectsByUpdate = `${services}/registration/registration-service: Registration Update with the full list: the same, and the device is not re-registered`;
export const deviceTemplates = `${http}/smart-object-templates: a device template names a template for each instance, by either name of the member (spec 4.2)`;
export const collectorSettings = `${http}/data-collectors: the deprecated Settings of register and update are those of settingvalues (spec 4.2)`;
export const locationSettings = `${http}/locations: the deprecated ways to set settings work (spec 4.2, 4.3)`;
export const keyChanges = `${http}/access: changes with its name, and the old one stops working at once (spec 2, 5.1)`;
export const keyStays = `${http}/access: stays when its roles change, which count at once (spec 2, 5.1)`;
export const adminStays = `${http}/access: Initialize Roles restores the defaults and never removes Admin from a Device Network (spec 5.2)`;
export const typesListed = `${http}/smart-object-templates: a device type lists its instances and types with the templates for them (spec 4.1)`;
export const networkSettings = `${http}/network-settings: create, list, show, change and delete (spec 4.3)`;
export const resourceTypeInstances = `${http}/resource-type-instances: one request creates, updates and deletes: ids that are known stay (spec 4.1, resourcetypeinstances)`;
export const stayBehind = `${http}/hardware-definitions: resource attributes and resource templates stay behind (spec 8)`;
export const adminStaysLive =
  'e2e/access: Initialize Roles leaves Admin alone, and those who have it, and brings back the others (spec 5.2)';
export const keyLive =
  'e2e/access: the value of a key changes with its name and with its expiry, and not with its roles (spec 2, 5.1)';
export const instanceLive =
  'e2e/object-instance: is created on the simulated device, and neither on the others nor in the device type (spec 1.3)';
export const attributesLive =
  'e2e/attributes: at object level where instances share a template, else at instance level; at once, and after a re-registration (spec 1)';
export const attributesOnWake =
  'e2e/attributes: a device that sleeps gets them when it wakes, until then they are a queue item; and again after a re-registration (spec 1, 2)';
