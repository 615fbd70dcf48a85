/** IDs of an LwM2M path: object, object instance, resource, resource instance. */
export interface Lwm2mPath {
  /** The path as text, for example `/3303/0/5700`. */
  readonly text: string;
  readonly objectId: number;
  readonly instanceId: number | undefined;
  readonly resourceId: number | undefined;
  readonly resourceInstanceId: number | undefined;
}

const MAX_ID = 65_534;

/**
 * Parses an LwM2M path (LwM2M core 1.1.1, 7.2) of one to four numbers from 0 to 65534. The leading slash is optional.
 *
 * @throws {TypeError} the text is not an LwM2M path
 */
export function parsePath(text: string): Lwm2mPath {
  const parts = text.trim().replace(/^\//u, '').split('/');
  const numbers = parts.map((part) => (/^\d{1,5}$/u.test(part) ? Number(part) : NaN));
  const [objectId, instanceId, resourceId, resourceInstanceId] = numbers;
  if (objectId === undefined || numbers.length > 4 || !numbers.every((number) => number <= MAX_ID)) {
    throw new TypeError(
      `"${text}" is not an LwM2M path. Give one to four numbers from 0 to 65534, such as /3303/0/5700.`,
    );
  }
  return { text: `/${numbers.join('/')}`, objectId, instanceId, resourceId, resourceInstanceId };
}

/** Whether a path equals another one or lies below it. */
export const isWithin = (path: string, ancestor: string): boolean =>
  path === ancestor || path.startsWith(`${ancestor}/`);
