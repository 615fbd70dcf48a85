/** Tests cited by rows of several sections. */
import { features } from '../row.ts';

export const thumbnail = `${features}/access/routes/access: the current user is the holder of the key, with a thumbnail of its own: a PNG (spec 4.3, 5)`;
export const attributesAtObject = `${features}/template-rollout/attribute-distribution: at object level where all instances of the type share a template`;
export const attributesAtInstance = `${features}/template-rollout/attribute-distribution: at instance level where they do not`;
export const objectsByUpdate = `${features}/registration/registration-service: Registration Update with the full list: the same, and the device is not re-registered`;
export const deviceTemplates = `${features}/templates/routes/smart-object-templates: a device template names a template for each instance, by either name of the member (spec 4.2)`;
export const collectorSettings = `${features}/gateways/routes/data-collectors: the deprecated Settings of register and update are those of settingvalues (spec 4.2)`;
export const locationSettings = `${features}/locations/routes/locations: the deprecated ways to set settings work (spec 4.2, 4.3)`;
export const keyChanges = `${features}/access/routes/access: changes with its name, and the old one stops working at once (spec 2, 5.1)`;
export const keyStays = `${features}/access/routes/access: stays when its roles change, which count at once (spec 2, 5.1)`;
export const adminStays = `${features}/access/routes/access: Initialize Roles restores the defaults and never removes Admin from a device network (spec 5.2)`;
export const typesListed = `${features}/templates/routes/smart-object-templates: a device type lists its instances and types with the templates for them (spec 4.1)`;
export const networkSettings = `${features}/network-settings/routes/network-settings: create, list, show, change and delete (spec 4.3)`;
export const resourceTypeInstances = `${features}/catalogue/routes/resource-type-instances: one request creates, updates and deletes: known IDs are kept (spec 4.1, resourcetypeinstances)`;
export const stayBehind = `${features}/hardware/routes/hardware-definitions: resource attributes and resource templates are not exported (spec 8)`;
export const attributesLive = `${features}/template-rollout/attribute-distribution: all of them are written again when the device registers again, and none when it sends an Update`;
export const attributesOnWake = `${features}/template-rollout/attribute-distribution: get them when they wake: they are queue items, and a later change replaces them`;
