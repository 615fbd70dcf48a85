import { parsePath } from '@muster/lwm2m';

/** Path of a resource, or of one of its instances. */
export interface ResourcePath {
  readonly objectId: number;
  readonly instanceId: number;
  readonly resourceId: number;
  readonly resourceInstanceId: number | undefined;
}

/**
 * Parses the path of a resource or resource instance.
 *
 * @throws PathError for a text that is not a path, TypeError for the path of something else
 */
export function parseResourcePath(text: string): ResourcePath {
  const { objectId, instanceId, resourceId, resourceInstanceId } = parsePath(text);
  if (objectId === undefined || instanceId === undefined || resourceId === undefined) {
    throw new TypeError(`${text} is not the path of a resource such as /3/0/9`);
  }
  return { objectId, instanceId, resourceId, resourceInstanceId };
}
