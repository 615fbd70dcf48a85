/**
 * Object and resource definitions (OMA-TS-LightweightM2M_Core-V1_1, Appendix D).
 */
import type { ResourceDataType } from '../node/value.ts';

/** Operations of a server on a resource; empty: none (bootstrap only). */
export type ResourceOperations = 'R' | 'W' | 'RW' | 'E' | 'RE' | 'WE' | 'RWE' | '';

/** The definition of a resource (OMA-TS-LightweightM2M_Core-V1_1 appendix D). */
export interface ResourceModel {
  readonly id: number;
  readonly name: string;
  readonly operations: ResourceOperations;
  readonly type: ResourceDataType;
  /** Whether it is a multiple-instance resource, whose values are in resource instances. */
  readonly multiple: boolean;
  readonly mandatory: boolean;
  /** Range or enumeration as in the definition, e.g. `0..100`. */
  readonly range: string;
  readonly units: string;
  readonly description: string;
}

/** The definition of an object in one version (OMA-TS-LightweightM2M_Core-V1_1 appendix D). */
export interface ObjectModel {
  readonly id: number;
  readonly name: string;
  /** e.g. `urn:oma:lwm2m:oma:3:1.2` */
  readonly urn: string;
  /** e.g. `1.2` */
  readonly version: string;
  /** Oldest enabler version that the definition requires, e.g. `1.1`. */
  readonly lwm2mVersion: string;
  readonly multiple: boolean;
  readonly mandatory: boolean;
  readonly description: string;
  readonly resources: ReadonlyMap<number, ResourceModel>;
}

/** Orders versions such as `1.0`, `1.2`, `2.0` by number. */
export function compareVersions(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}
