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
 * @throws PathError if the text is not a path, TypeError if it is the path of another level
 */
export function parseResourcePath(text: string): ResourcePath {
  const { objectId, instanceId, resourceId, resourceInstanceId } = parsePath(text);
  if (objectId === undefined || instanceId === undefined || resourceId === undefined) {
    throw new TypeError(`${text} is not the path of a resource such as /3/0/9`);
  }
  return { objectId, instanceId, resourceId, resourceInstanceId };
}
