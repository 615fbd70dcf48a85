// Made from openapi.yaml by `pnpm generate`; do not edit.

/** All errors of the service: HTTP status, CoAP code for faults that a device can cause, and default message. */
export const errors = {
  'invalid-request': { status: 400, coapCode: '4.00', message: 'The request is not valid.' },
  'malformed-body': {
    status: 400,
    coapCode: '4.00',
    message: 'The body cannot be parsed. Send valid JSON, or the format that the operation takes.',
  },
  'malformed-request': {
    status: 400,
    message: 'The request line or a header is malformed. Percent-encode the path (RFC 3986).',
  },
  'query-too-slow': {
    status: 400,
    message:
      'The list took too long because no index serves it. Filter by fewer rows first, or sort by another field.',
  },
  'unknown-device-network': {
    status: 400,
    message: 'X-DeviceNetwork does not name a device network. Send the ID of one, or leave the header out.',
  },
  'operation-not-allowed': {
    status: 400,
    coapCode: '4.05',
    message: 'The resource does not allow this operation. Its Operations list the allowed ones.',
  },
  'legacy-device': {
    status: 400,
    message: 'The device does not speak LwM2M: nothing can be sent to it. Its gateway reports for it.',
  },
  'mqtt-device': { status: 400, message: 'MQTT devices support Write and Execute only.' },
  'missing-key': {
    status: 401,
    message: 'The request has no API key. Send the header Authorization: Bearer KEY.',
  },
  'invalid-key': {
    status: 401,
    message: 'The API key is not valid. Check that it is complete and has not been deleted or renewed.',
  },
  'expired-key': { status: 401, message: 'The API key has expired. Create a new one.' },
  'invalid-login-code': {
    status: 401,
    message: 'The login code is not valid. Log in with an API key, or start the server again for a new link.',
  },
  'cross-site-request': {
    status: 403,
    message:
      'The request may come from another site. Send the header X-Muster-Session: 1 from a page of this server.',
  },
  'permission-denied': {
    status: 403,
    message: 'The API key lacks the permission for this operation. Use a key whose roles grant it.',
  },
  'not-a-member': {
    status: 403,
    message: 'The API key has no access to the device network. Use a key of that network.',
  },
  'gateway-blacklisted': {
    status: 403,
    message: 'The gateway is blacklisted. Take it off the blacklist first.',
  },
  'route-not-found': { status: 404, message: 'The path does not exist. See /openapi.json for all paths.' },
  'activity-log-entry-not-found': {
    status: 404,
    message: 'There is no activity log entry with this ID. Check the ID and the device network.',
  },
  'actuator-not-found': {
    status: 404,
    message: 'There is no actuator with this ID. Check the ID and the device network.',
  },
  'api-key-not-found': {
    status: 404,
    message: 'There is no API key with this ID. Check the ID and the device network.',
  },
  'bootstrap-server-not-found': {
    status: 404,
    message: 'There is no bootstrap server with this ID. Check the ID and the device network.',
  },
  'data-collector-not-found': {
    status: 404,
    message: 'There is no data collector with this ID. Check the ID and the device network.',
  },
  'data-collector-template-not-found': {
    status: 404,
    message: 'There is no data collector template with this ID. Check the ID and the device network.',
  },
  'data-collector-type-not-found': {
    status: 404,
    message: 'There is no data collector type with this ID. Check the ID and the device network.',
  },
  'dead-letter-not-found': {
    status: 404,
    message: 'There is no dead letter with this ID. It may have been replayed, or deleted to make room.',
  },
  'default-setting-not-found': {
    status: 404,
    message: 'There is no default setting with this ID. Check the ID and the device network.',
  },
  'device-not-found': {
    status: 404,
    coapCode: '4.04',
    message: 'There is no device with this ID. Check the ID and the device network.',
  },
  'device-network-not-found': {
    status: 404,
    message: 'There is no device network with this ID. Check the ID and the device network.',
  },
  'device-template-not-found': {
    status: 404,
    message: 'There is no device template with this ID. Check the ID and the device network.',
  },
  'device-type-not-found': {
    status: 404,
    message: 'There is no device type with this ID. Check the ID and the device network.',
  },
  'external-id-not-found': {
    status: 404,
    message: 'There is no entity with this external ID. Check the ID and the device network.',
  },
  'event-consumer-not-found': {
    status: 404,
    message: 'There is no event consumer with this ID. Check the ID and the device network.',
  },
  'resource-collection-not-found': {
    status: 404,
    message: 'There is no resource collection with this ID. Check the ID and the device network.',
  },
  'event-category-not-found': {
    status: 404,
    message: 'There is no event category with this ID. Check the ID and the device network.',
  },
  'event-not-found': {
    status: 404,
    message: 'There is no event with this ID. Check the ID and the device network.',
  },
  'rule-not-found': {
    status: 404,
    message: 'There is no rule with this ID. Check the ID and the device network.',
  },
  'rule-condition-not-found': {
    status: 404,
    message: 'There is no rule condition with this ID. Check the ID and the device network.',
  },
  'location-resource-not-found': {
    status: 404,
    message: 'There is no location resource with this ID. Check the ID and the device network.',
  },
  'location-not-found': {
    status: 404,
    message: 'There is no location with this ID. Check the ID and the device network.',
  },
  'responsibility-not-found': {
    status: 404,
    message: 'There is no responsibility with this ID. Check the ID and the device network.',
  },
  'role-not-found': {
    status: 404,
    message: 'There is no role with this ID. Check the ID and the device network.',
  },
  'network-setting-not-found': {
    status: 404,
    message: 'There is no network setting with this ID. Check the ID and the device network.',
  },
  'firmware-package-not-found': {
    status: 404,
    message: 'There is no firmware package with this ID. Check the ID and the device network.',
  },
  'position-not-found': {
    status: 404,
    message: 'There is no position with this ID. Check the ID and the device network.',
  },
  'queue-item-not-found': {
    status: 404,
    message:
      'There is no queue item with this ID. The command may have been sent or have expired. See the activity log.',
  },
  'resolution-not-found': {
    status: 404,
    message: 'There is no resolution with this ID. Check the ID and the device network.',
  },
  'resource-not-found': {
    status: 404,
    message: 'There is no resource with this ID. Check the ID and the device network.',
  },
  'resource-type-not-found': {
    status: 404,
    message: 'There is no resource type with this ID. Check the ID and the device network.',
  },
  'setting-category-not-found': {
    status: 404,
    message: 'There is no setting category with this ID. Check the ID and the device network.',
  },
  'setting-not-found': {
    status: 404,
    message: 'There is no setting with this ID. Check the ID and the device network.',
  },
  'smart-object-not-found': {
    status: 404,
    message: 'There is no smart object with this ID. Check the ID and the device network.',
  },
  'smart-object-template-not-found': {
    status: 404,
    message: 'There is no smart object template with this ID. Check the ID and the device network.',
  },
  'smart-object-type-not-found': {
    status: 404,
    message: 'There is no smart object type with this ID. Check the ID and the device network.',
  },
  'tenant-not-found': { status: 404, message: 'There is no tenant with this ID. Check the ID.' },
  'tag-not-found': {
    status: 404,
    message: 'There is no tag with this ID. Check the ID and the device network.',
  },
  'transformer-not-found': {
    status: 404,
    message: 'There is no transformer with this ID. Check the ID and the device network.',
  },
  'transformer-type-not-found': {
    status: 404,
    message: 'There is no transformer type with this ID. Check the ID.',
  },
  'method-not-allowed': {
    status: 405,
    message: 'The path does not support this method. The header Allow lists the supported ones.',
  },
  'request-timeout': { status: 408, message: 'The request did not arrive in time. Send it again.' },
  'already-exists': {
    status: 409,
    message: 'An entity with this name or ID already exists. Choose another one.',
  },
  'device-not-registered': {
    status: 409,
    message: 'The device is not registered. Register it, then deliver its values.',
  },
  'device-of-other-gateway': {
    status: 409,
    message: 'The device belongs to another gateway. Report through that gateway.',
  },
  'idempotency-key-in-progress': {
    status: 409,
    message: 'A request with this Idempotency-Key is in progress. Wait for its response, or retry later.',
  },
  'in-use': {
    status: 409,
    message: 'The entity is in use. Delete or change the entities that refer to it first.',
  },
  'limit-reached': {
    status: 409,
    message: 'The maximum number of such entities is reached. Delete some first.',
  },
  'built-in': {
    status: 409,
    message: 'The entity is built in and cannot be changed. Create your own instead.',
  },
  'last-admin': {
    status: 409,
    message:
      'This would leave the device network without a key that has the role Admin. Give the role to another key first.',
  },
  'not-a-legacy-device': {
    status: 409,
    message: 'The device is not of the DeviceStandard Legacy. A device that speaks LwM2M reports by itself.',
  },
  'own-key': { status: 409, message: 'An API key cannot delete itself. Delete it with another key.' },
  'no-update-under-way': { status: 409, message: 'No firmware update of the device is in progress.' },
  'time-taken': {
    status: 409,
    message: 'The resource has another value of this time. Deliver this one with another Time.',
  },
  'update-under-way': {
    status: 409,
    message: 'A firmware update of the device is in progress. Wait for it to end, or cancel it.',
  },
  'last-template': {
    status: 409,
    message:
      'The last template of a device type cannot be deleted. Create another one first, or delete the type.',
  },
  'payload-too-large': {
    status: 413,
    coapCode: '4.13',
    message: 'The body is too large. Send less data per request.',
  },
  'unsupported-media-type': {
    status: 415,
    coapCode: '4.15',
    message: 'The operation does not accept the media type of the body.',
  },
  'range-not-satisfiable': {
    status: 416,
    message: 'The file does not have the requested range. The header Content-Range states its size.',
  },
  'idempotency-key-reused': {
    status: 422,
    message: 'This Idempotency-Key was used for a different request. Use a new key.',
  },
  'too-many-requests': { status: 429, message: 'Too many requests. Retry after the time in Retry-After.' },
  'headers-too-large': {
    status: 431,
    message: 'The request line and the headers are too large. Send a shorter filter or fewer headers.',
  },
  internal: {
    status: 500,
    coapCode: '5.00',
    message: 'Internal error of the service. Report it with the RequestId of the response.',
  },
  overloaded: {
    status: 503,
    coapCode: '5.03',
    message: 'The service is overloaded. Retry after the time in Retry-After.',
  },
  'store-unavailable': {
    status: 503,
    coapCode: '5.03',
    message: 'The service cannot reach its data. Retry after the time in Retry-After.',
  },
  'gateway-unreachable': {
    status: 503,
    message:
      'The worker of the service cannot be reached. Nothing was done. Retry after the time in Retry-After.',
  },
  'outcome-unknown': {
    status: 503,
    message:
      'The process that ran the request ended before it responded. Look whether the change was made before you repeat it.',
  },
  'shutting-down': {
    status: 503,
    coapCode: '5.03',
    message: 'The service is shutting down. Retry after the time in Retry-After.',
  },
};
