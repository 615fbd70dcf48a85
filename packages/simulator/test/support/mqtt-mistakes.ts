/** A file with one cohort, whose further lines are given; `more` follows at the top. */
export function fleet(cohort: readonly string[], more: readonly string[] = []): string {
  return [
    'version: 1',
    'cohorts:',
    '  - name: meters',
    '    count: 4',
    ...cohort.map((line) => `    ${line}`),
    ...more,
    '',
  ].join('\n');
}

/** What MQTT devices cannot have: fault, text of the file, and the whole message without the file name. */
export const mqttMistakes: readonly (readonly [title: string, text: string, message: string])[] = [
  [
    'DTLS settings over MQTT',
    fleet(['server: mqtt://127.0.0.1', 'connectionId: 4']),
    'fleet:6:19 cohorts[0].connectionId: connectionId has no effect: cohort meters speaks MQTT, and MQTT has no DTLS session. Remove it.',
  ],
  [
    'PSK over MQTT',
    fleet(['server: mqtt://127.0.0.1', 'security: psk']),
    'fleet:6:15 cohorts[0].security: psk needs a coaps: server, and cohort meters speaks MQTT. Use password, with an mqtts: server for TLS.',
  ],
  [
    'firmware over MQTT',
    fleet(['server: mqtt://127.0.0.1', 'firmware: { result: 5 }']),
    'fleet:6:15 cohorts[0].firmware: firmware has no effect: cohort meters speaks MQTT, and MQTT devices have no object 5. Remove it, or give a coap: server.',
  ],
  [
    'object 1 over MQTT',
    fleet(['server: mqtt://127.0.0.1', 'objects: [3, 1]']),
    'fleet:6:18 cohorts[0].objects[1]: object 1 is for LwM2M devices, and cohort meters speaks MQTT. Remove it, or give a coap: server.',
  ],
  [
    'an endpoint name that is no level of a topic',
    fleet(['server: mqtt://127.0.0.1', 'endpoint: "plant/{index}"']),
    'fleet:6:15 cohorts[0].endpoint: cohort meters speaks plain JSON, and endpoint names cannot have / + and #. Use other characters, such as -.',
  ],
  [
    'network conditions over MQTT',
    fleet(['server: mqtt://127.0.0.1', 'network: [{ lossRate: 0.1 }]']),
    'fleet:6:14 cohorts[0].network: network conditions are of UDP datagrams, and cohort meters speaks MQTT. Use network: [] and deviceFaults such as connection-cuts or slow-answers.',
  ],
  [
    'network conditions of the fleet over MQTT',
    fleet(['server: mqtt://127.0.0.1'], ['network: [{ delayMs: 10 }]']),
    'fleet:6:10 network: network conditions are of UDP datagrams, and cohort meters speaks MQTT. Use network: [] and deviceFaults such as connection-cuts or slow-answers.',
  ],
  [
    'CoAP faults over MQTT',
    fleet(['server: mqtt://127.0.0.1', 'deviceFaults: [{ kind: wrong-message-ids }]']),
    'fleet:6:28 cohorts[0].deviceFaults[0].kind: wrong-message-ids has no effect: cohort meters speaks MQTT. Use duplicate-messages, wrong-password, connection-cuts, flood, slow-answers, no-answers, truncated-payloads, clock-drift or crash.',
  ],
  [
    'MQTT faults over CoAP',
    fleet(['server: coap://127.0.0.1', 'deviceFaults: [{ kind: connection-cuts, everySeconds: 5 }]']),
    'fleet:6:28 cohorts[0].deviceFaults[0].kind: connection-cuts has no effect: cohort meters has an LwM2M server. Remove it, or give an mqtt: server.',
  ],
  [
    'MQTT settings over CoAP',
    fleet(['server: coap://127.0.0.1', 'mqtt: { qos: 1 }']),
    'fleet:6:11 cohorts[0].mqtt: mqtt has no effect: cohort meters has an LwM2M server. Remove it, or give an mqtt: server.',
  ],
  [
    'a password pattern without a login',
    fleet(['server: mqtt://127.0.0.1', 'mqtt: { username: me }']),
    'fleet:6:23 cohorts[0].mqtt.username: username has no effect: cohort meters connects without a password. Add security: password.',
  ],
  [
    'a wrong password without a login',
    fleet(['server: mqtt://127.0.0.1', 'deviceFaults: [{ kind: wrong-password }]']),
    'fleet:6:19 cohorts[0].deviceFaults: wrong-password has no effect: cohort meters connects without a password. Add security: password.',
  ],
  [
    'an address change over MQTT',
    fleet(['server: mqtt://127.0.0.1'], ['timeline: [{ do: change-address, atSeconds: 1 }]']),
    'fleet:6:18 timeline[0].do: cohort meters speaks MQTT, and a TCP connection keeps its address. Use reconnect, or name another cohort.',
  ],
  [
    'observations over MQTT',
    fleet(['server: mqtt://127.0.0.1'], ['expect: [{ kind: requests, operation: observe }]']),
    'fleet:6:18 expect[0].kind: cohort meters speaks MQTT, which has no observe. Use write or execute, or name an LwM2M cohort.',
  ],
  [
    'lost notifications with QoS 0',
    fleet(['server: mqtt://127.0.0.1', 'mqtt: { qos: 0 }'], ['expect: [{ kind: lost-notifications }]']),
    'fleet:7:18 expect[0].kind: these devices send no confirmable notifications. Use mqtt: { qos: 1 }.',
  ],
  [
    'rebinds over MQTT',
    fleet(['server: mqtt://127.0.0.1', 'faults: { rebindEverySeconds: 9 }']),
    'fleet:6:35 cohorts[0].faults.rebindEverySeconds: rebindEverySeconds has no effect: cohort meters speaks MQTT, and a TCP connection keeps its address. Use deviceFaults with kind: connection-cuts.',
  ],
  [
    'Sparkplug without a group',
    fleet(['server: mqtt://127.0.0.1', 'endpoint: "edge-{index}"', 'mqtt: { payload: sparkplug }']),
    'fleet:6:15 cohorts[0].endpoint: cohort meters speaks Sparkplug B, and endpoint is not GROUP/EDGE. Give one such as endpoint: plant/edge-{index}.',
  ],
  [
    'a QoS for Sparkplug',
    fleet([
      'server: mqtt://127.0.0.1',
      'endpoint: "plant/edge-{index}"',
      'mqtt: { payload: sparkplug, qos: 1 }',
    ]),
    'fleet:7:38 cohorts[0].mqtt.qos: qos has no effect: cohort meters speaks Sparkplug B, which lays it down. Remove it.',
  ],
];
