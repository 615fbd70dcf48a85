/**
 * Attributes of the Notification class (OMA-TS-LightweightM2M_Core-V1_1 5.1.2; con, edge, hqmax: V1_2 5.1.2).
 */
export interface NotificationAttributes {
  /** Minimum period between notifications, seconds. */
  pmin?: number;
  /** Maximum period between notifications, seconds. */
  pmax?: number;
  /** Notify when the value crosses this threshold upwards or downwards. */
  gt?: number;
  /** Notify when the value crosses this threshold downwards or upwards. */
  lt?: number;
  /** Notify when the value has changed by at least this amount. */
  st?: number;
  /** Minimum evaluation period, seconds. */
  epmin?: number;
  /** Maximum evaluation period, seconds. */
  epmax?: number;
  /** 1: notifications are confirmable. */
  con?: 0 | 1;
  /** Notify on a falling (0) or rising (1) edge of a boolean. */
  edge?: 0 | 1;
  /** Maximum number of notifications that the device stores while it cannot send. */
  hqmax?: number;
}

/** The names in the order in which they are written. */
export const notificationAttributeNames = [
  'pmin',
  'pmax',
  'gt',
  'lt',
  'st',
  'epmin',
  'epmax',
  'con',
  'edge',
  'hqmax',
] as const satisfies readonly (keyof NotificationAttributes)[];

/**
 * Reads the notification attributes of a link (a Discover answer, RFC 6690). Ignores other attributes and values that
 * are not numbers.
 */
export function parseNotificationAttributes(
  attributes: ReadonlyMap<string, string | true>,
): NotificationAttributes {
  const found: NotificationAttributes = {};
  for (const name of notificationAttributeNames) {
    const text = attributes.get(name);
    const value = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
    if (!Number.isFinite(value)) continue;
    if (name !== 'con' && name !== 'edge') found[name] = value;
    else if (value === 0 || value === 1) found[name] = value;
  }
  return found;
}

/** Returns the attributes as link attributes in the standard's order, for a Discover answer. */
export function notificationAttributesAsLink(attributes: NotificationAttributes): Map<string, string> {
  const link = new Map<string, string>();
  for (const name of notificationAttributeNames) {
    const value = attributes[name];
    if (value !== undefined) link.set(name, value.toString());
  }
  return link;
}
