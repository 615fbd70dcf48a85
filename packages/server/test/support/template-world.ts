import { formatAttributeQueries, formatPath } from '@muster/lwm2m/core';
import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import { attributeSets, type AttributeSet } from '../../src/features/commands/model.ts';
import { definitionByName } from '../../src/features/templates/template-attributes.ts';
import type { TemplateAttributeInput } from '../../src/features/templates/template-attributes.ts';
import { expect } from 'chai';
import { DeviceWorld } from './device-world.ts';

/** Returns a template attribute, for example "pmin": "10". */
export function attribute(
  name: string,
  value: number,
  rest: Partial<TemplateAttributeInput> = {},
): TemplateAttributeInput {
  return { definitionId: definitionByName(name).id, value: String(value), ...rest };
}

/** A world whose devices record their Write-Attributes: "/3303 pmin=10&pmax=60". */
export class TemplateWorld {
  readonly world: DeviceWorld;
  readonly written: string[] = [];
  /** Response of a device; undefined: 2.04. */
  refuse: (path: string, queries: readonly string[]) => OperationAnswer | Error | undefined = () => undefined;
  readonly temperature: string;

  private constructor(world: DeviceWorld, temperature: string) {
    this.world = world;
    this.temperature = temperature;
    this.listen(world);
  }

  static async start(...options: Parameters<typeof DeviceWorld.create>): Promise<TemplateWorld> {
    const world = await DeviceWorld.create(...options);
    const catalogue = await world.admin.models.forNetwork(world.deviceNetworkId);
    return new TemplateWorld(world, catalogue.typeOfObject(3303)!.id);
  }

  async close(): Promise<void> {
    await this.world.close();
    expect(this.world.errors).to.deep.equal([]);
  }

  /** Returns the ID of a resource type of Temperature. */
  async resourceType(typeId: number): Promise<string> {
    const catalogue = await this.world.admin.models.forNetwork(this.world.deviceNetworkId);
    return catalogue.typeOfObject(3303)!.resourceTypeIds.get(typeId)!;
  }

  /** Serves another process of the service on the same store. */
  listen(world: DeviceWorld): void {
    world.link.answer = (operation) => this.#answer(operation);
  }

  #answer(operation: DeviceOperation): OperationAnswer | Error {
    if (operation.type !== 'writeAttributes') return { code: '2.05', success: true, records: [], links: [] };
    const path = formatPath(operation.path);
    const queries = formatAttributeQueries(operation.attributes);
    this.written.push(`${path} ${queries.join('&')}`);
    return this.refuse(path, queries) ?? { code: '2.04', success: true };
  }

  /** Creates a template with attributes and returns its ID. */
  async template(name: string, ...attributes: readonly TemplateAttributeInput[]): Promise<string> {
    const { admin, deviceNetworkId } = this.world;
    const input = { name, smartObjectTypeId: this.temperature, resourceTemplates: [] };
    const { id } = await admin.smartObjectTemplates.create(deviceNetworkId, input);
    if (attributes.length > 0) await this.set(id, ...attributes);
    return id;
  }

  /** Replaces the attributes of a template, and completes all queued work. */
  async set(template: string, ...attributes: readonly TemplateAttributeInput[]): Promise<string | undefined> {
    const { admin, deviceNetworkId } = this.world;
    const id = await admin.smartObjectTemplates.setAttributes(deviceNetworkId, template, attributes);
    await this.world.settle();
    return id;
  }

  /** Creates a device template whose Temperature instances 0, 1, ... have these templates. */
  async deviceTemplate(name: string, ...templates: readonly (string | undefined)[]): Promise<string> {
    const { admin, deviceNetworkId, deviceTypeId } = this.world;
    const made = await admin.deviceTemplates.create(deviceNetworkId, {
      name,
      deviceTypeId,
      instances: templates.map((id, instanceId) => ({
        smartObjectTypeId: this.temperature,
        instanceId,
        ...(id === undefined ? {} : { smartObjectTemplateId: id }),
      })),
    });
    return made.id;
  }

  async device(deviceIdentifier: string, deviceTemplateId: string): Promise<string> {
    const { domain, deviceNetworkId, deviceTypeId } = this.world;
    const input = { deviceIdentifier, deviceTypeId, deviceTemplateId };
    return (await domain.deviceCreation.create(deviceNetworkId, input)).id;
  }

  /** Returns the Write-Attributes since the last call. */
  taken(): string[] {
    return this.written.splice(0);
  }

  async sets(deviceId: string): Promise<Record<string, AttributeSet>> {
    const rows = await this.world.store
      .collection(attributeSets)
      .find({ where: [{ field: 'deviceId', op: 'eq', value: deviceId }] });
    return Object.fromEntries(rows.map((one) => [one.path, one]));
  }
}
