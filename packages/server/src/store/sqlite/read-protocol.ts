import type { MessagePort } from 'node:worker_threads';

import type { AnyCollectionDefinition, ElementList, Query } from '../../domain/ports/store.ts';

/** What a reading thread is started with. */
export interface ReadThreadData {
  readonly file: string;
  readonly definitions: readonly AnyCollectionDefinition[];
  /** Of {@link CommitMarks}. */
  readonly marks: SharedArrayBuffer;
  /** Where it is told of changes, if it keeps indexes aside. */
  readonly notes?: MessagePort;
}

export interface ReadRequest {
  readonly collection: string;
  readonly query: Query;
  /** Rows are the elements of lists in documents, each as JSON text. */
  readonly elements?: ElementList;
  /** Whether the documents of the page are wanted, or the total alone. */
  readonly wantsPage: boolean;
  /** How many match without offset and limit, where that is known. */
  readonly total: number | undefined;
}

export interface ReadAnswer {
  /** The number of the last commit that was seen. */
  readonly commit: number;
  readonly total: number;
  /** Of all that match, when these are few and the total was not known. */
  readonly ids: readonly string[] | undefined;
  /** The page, as JSON texts. */
  readonly docs: readonly string[];
}

export interface ReadFailure {
  readonly message: string;
  /** Result code of SQLite, when it failed. */
  readonly errcode: number | undefined;
}

export type ToReadThread =
  | { readonly id: number; readonly request: ReadRequest }
  /** A collection whose indexes aside are to be made. */
  | { readonly prepare: string }
  | 'close';

export type FromReadThread = AnswerMessage | WantMessage | AsideMessage;

export interface AnswerMessage {
  readonly id: number;
  readonly answer: ReadAnswer | ReadFailure;
}

/** What has become of the indexes aside of a collection. `failed`: there is no room for them. */
export interface AsideMessage {
  readonly collection: string;
  readonly aside: 'ready' | 'dropped' | 'failed';
}

/** The changes of a collection are to be told, or not any more. */
export interface WantMessage {
  readonly collection: string;
  readonly isWanted: boolean;
}
