import type { Lwm2mPath } from '../../path/path.ts';
import type { AttributeStore } from './attribute-store.ts';
import type { Observations } from './observed.ts';
import type { Data } from './tree-reader.ts';
import type { ClientHooks } from './types.ts';

/** The client, as the code that serves requests sees it. */
export interface ServiceContext {
  readonly data: Data;
  readonly lwm2mVersion: string;
  readonly rootPath: string;
  readonly preferredFormat: number | undefined;
  readonly hooks: ClientHooks | undefined;
  nowMs(): number;
  /** Undefined until the server has attached attributes. */
  readonly attributes: AttributeStore | undefined;
  readonly observations: Observations | undefined;
  demandAttributes(): AttributeStore;
  demandObservations(): Observations;
  /** Called after the answer to a request that changed values at these paths was sent. */
  written(paths: readonly Lwm2mPath[]): void;
  /** Called when the server begins to observe these paths: one, or all paths of an Observe-Composite. */
  observes(paths: readonly Lwm2mPath[]): void;
  /** Called after the answer to an Execute of the resource was sent. */
  executed(path: Lwm2mPath): void;
  /** Called when a request has created or deleted an instance. */
  instancesChanged(): void;
}
