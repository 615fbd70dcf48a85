import type { Lwm2mPath } from '../../path/path.ts';
import type { AttributeStore } from './attribute-store.ts';
import type { Observations } from './observed.ts';
import type { Data } from './tree-reader.ts';
import type { ClientHooks } from './types.ts';

/** What serving needs of the client. */
export interface ServiceContext {
  readonly data: Data;
  readonly lwm2mVersion: string;
  readonly rootPath: string;
  readonly preferredFormat: number | undefined;
  readonly hooks: ClientHooks | undefined;
  nowMs(): number;
  /** Undefined until there are some. */
  readonly attributes: AttributeStore | undefined;
  readonly observations: Observations | undefined;
  demandAttributes(): AttributeStore;
  demandObservations(): Observations;
  /** The request has changed the values there; its answer has left. */
  written(paths: readonly Lwm2mPath[]): void;
  /** The server observes these paths from now on: one, or those of an Observe-Composite. */
  observes(paths: readonly Lwm2mPath[]): void;
  /** The resource was executed, and the answer has left. */
  executed(path: Lwm2mPath): void;
  /** The request has added or taken away an instance. */
  instancesChanged(): void;
}
