import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { fleet, mqttMistakes } from '../support/mqtt-mistakes.ts';
import { defineFleet, FleetConfigError, loadFleetFile, type FleetFile } from '../../src/index.ts';

const files: Readonly<Record<string, string>> = {
  'good.csv': 'time,level\n0,1\n60,2\n',
  'empty.csv': '',
  'head.csv': 'time,level\n',
  'uneven.csv': 'time,level\n0,1\n60\n',
  'text.csv': 'time,level\n0,1\n60,two\n',
  'back.csv': 'time,level\n0,1\n60,2\n30,3\n',
  'times.csv': 'time,level\n0,1\nnoon,2\n',
  'quote.csv': 'time,level\n0,"1\n',
};

const csv = (settings: string): string => fleet([`values: { /3303/0/5700: { kind: csv, ${settings} } }`]);

/** Fault, text of the file, and the whole message without the file name. */
const mistakes: readonly (readonly [title: string, text: string, message: string])[] = [
  [
    'an unknown cohort in an event',
    fleet([], ['timeline: [{ do: update, atSeconds: 5, cohort: metres }]']),
    'fleet:5:48 timeline[0].cohort: unknown cohort "metres". Did you mean meters? The cohorts are meters.',
  ],
  [
    'an unknown cohort in an expectation',
    fleet([], ['expect:', '  - kind: registered', '    cohort: pumps']),
    'fleet:7:13 expect[0].cohort: unknown cohort "pumps". The cohorts are meters.',
  ],
  [
    'an unknown server',
    fleet(['server: labb'], ['servers: { lab: "coap://127.0.0.1", field: "coap://127.0.0.2" }']),
    'fleet:5:13 cohorts[0].server: unknown server "labb". Did you mean lab? The servers are lab, field.',
  ],
  [
    'a server name without servers',
    fleet([], ['server: localhost']),
    'fleet:5:9 server: unknown server "localhost". Give an address such as coap://127.0.0.1:5683, or add the name to servers.',
  ],
  [
    'a server beside a bootstrap server',
    fleet([], ['bootstrap: coap://127.0.0.1', 'server: coap://127.0.0.2']),
    'fleet:6:9 server: server has no effect beside bootstrap. Remove it: the bootstrap server tells the devices where to register.',
  ],
  [
    'a server of a bootstrapped cohort',
    fleet(['server: coap://127.0.0.2'], ['bootstrap: coap://127.0.0.1']),
    'fleet:5:13 cohorts[0].server: server has no effect beside bootstrap. Remove it: the bootstrap server tells the devices where to register.',
  ],
  [
    'session loss at coap',
    fleet(['faults: { rebindEverySeconds: 9, sessionLossEverySeconds: 9 }'], ['server: coap://127.0.0.1']),
    'fleet:5:63 cohorts[0].faults.sessionLossEverySeconds: sessionLossEverySeconds has no effect: there is no DTLS session with a coap: server. Remove it, or give a coaps: server.',
  ],
  [
    'a Connection ID at coap',
    fleet(['server: coap://127.0.0.1', 'connectionId: 8']),
    'fleet:6:19 cohorts[0].connectionId: connectionId has no effect: there is no DTLS session with a coap: server. Remove it, or give a coaps: server.',
  ],
  [
    'resumption at coap',
    fleet(['resumption: false'], ['server: lab', 'servers: { lab: "coap://127.0.0.1" }']),
    'fleet:5:17 cohorts[0].resumption: resumption has no effect: there is no DTLS session with a coap: server. Remove it, or give a coaps: server.',
  ],
  [
    'no endpoint name at coap',
    fleet(['omitEndpoint: true'], ['server: coap://127.0.0.1']),
    'fleet:5:19 cohorts[0].omitEndpoint: a coap: server identifies devices by endpoint name only. Remove omitEndpoint, or give a coaps: server.',
  ],
  [
    'no endpoint name at a coap bootstrap server',
    fleet(['omitEndpoint: true'], ['bootstrap: coap://127.0.0.1']),
    'fleet:5:19 cohorts[0].omitEndpoint: a coap: server identifies devices by endpoint name only. Remove omitEndpoint, or give a coaps: server.',
  ],
  [
    'keys at coap',
    fleet(['security: psk'], ['server: coap://127.0.0.1']),
    'fleet:5:15 cohorts[0].security: psk needs a coaps: server. Give a coaps: server.',
  ],
  [
    'no keys at coaps',
    fleet(['security: none'], ['server: coaps://127.0.0.1']),
    'fleet:5:15 cohorts[0].security: a coaps: server needs security. Give psk, rpk or x509, or a coap: server.',
  ],
  [
    'an unknown field',
    fleet(['lifetimeSecond: 60']),
    'fleet:5:5 cohorts[0].lifetimeSecond: unknown field "lifetimeSecond". Did you mean lifetimeSeconds? Use one of name, count, endpoint, server, security, mqtt, connectionId, resumption, faults, firmware, lifetimeSeconds, updateIntervalSeconds, notifyIntervalSeconds, lwm2mVersion, confirmableNotifications, contentFormats, omitEndpoint, queueMode, objects, churn, values, deviceFaults, network, outcomes.',
  ],
  [
    'an unknown action',
    fleet([], ['timeline: [{ do: rebot, atSeconds: 5 }]']),
    'fleet:5:18 timeline[0].do: unknown action "rebot". Did you mean reboot? Use start, reconnect, update, go-offline, come-back, add-instance, remove-instance, set, send, reboot, bootstrap, change-address, deregister, register or stop.',
  ],
  [
    'an unknown choice',
    fleet(['security: pks']),
    'fleet:5:15 cohorts[0].security: "pks" is not supported. Did you mean psk? Use "none", "psk", "rpk", "x509" or "password".',
  ],
  [
    'an event after the end',
    fleet([], ['durationSeconds: 60', 'timeline: [{ do: update, atSeconds: 60 }]']),
    'fleet:6:37 timeline[0].atSeconds: the event at 60 s is not before the end of the run at 60 s. Give an earlier time, or a longer durationSeconds.',
  ],
  [
    'an end of no repetition',
    fleet([], ['timeline: [{ do: update, atSeconds: 5, untilSeconds: 9 }]']),
    'fleet:5:54 timeline[0].untilSeconds: untilSeconds has no effect without everySeconds. Add everySeconds, or remove it.',
  ],
  [
    'a repetition that ends before it begins',
    fleet([], ['timeline: [{ do: update, atSeconds: 9, everySeconds: 2, untilSeconds: 9 }]']),
    'fleet:5:71 timeline[0].untilSeconds: the repetition ends at 9 s, not after the event at 9 s. Give a later untilSeconds.',
  ],
  [
    'a repetition that never comes',
    fleet([], ['durationSeconds: 60', 'timeline: [{ do: update, atSeconds: 9, everySeconds: 90 }]']),
    'fleet:6:54 timeline[0].everySeconds: the event at 9 s is never repeated: 90 s later is after the end. Give a shorter everySeconds, or remove it.',
  ],
  [
    'devices that follow after the end',
    fleet([], ['durationSeconds: 60', 'timeline: [{ do: start, atSeconds: 0, overSeconds: 90 }]']),
    'fleet:6:52 timeline[0].overSeconds: the last device would follow at 90 s, after the end of the run at 60 s. Give a shorter overSeconds, or a longer durationSeconds.',
  ],
  [
    'a bootstrap without a bootstrap server',
    fleet([], ['timeline: [{ do: bootstrap, atSeconds: 5 }]']),
    'fleet:5:18 timeline[0].do: these devices have no bootstrap server. Add bootstrap to the file.',
  ],
  [
    'a return without a departure',
    fleet([], ['timeline:', '  - { do: come-back, atSeconds: 5 }', '  - { do: go-offline, atSeconds: 9 }']),
    'fleet:6:11 timeline[0].do: come-back has no effect: no go-offline comes before it. Add an earlier go-offline of these devices.',
  ],
  [
    'a registration without a Deregister',
    fleet([], ['timeline: [{ do: register, atSeconds: 5 }]']),
    'fleet:5:18 timeline[0].do: register has no effect: no deregister comes before it. Add an earlier deregister of these devices.',
  ],
  [
    'Send of LwM2M 1.0',
    fleet(['lwm2mVersion: "1.0"'], ['timeline: [{ do: send, atSeconds: 5, paths: [/3303/0/5700] }]']),
    'fleet:6:18 timeline[0].do: cohort meters speaks LwM2M 1.0, which has no Send. Give it lwm2mVersion 1.1.',
  ],
  [
    'Send of a resource that is not there',
    fleet([], ['timeline: [{ do: send, atSeconds: 5, paths: [/3303/0/5700, /3303/0/57] }]']),
    'fleet:5:60 timeline[0].paths[1]: object 3303 has no resource 57 here. It has 5601, 5602, 5603, 5604, 5605, 5700, 5701, 5750.',
  ],
  [
    'a value of an object that is not there',
    fleet(['objects: [3, 3303]'], ['timeline: [{ do: set, atSeconds: 5, path: /3311/0/5850, value: true }]']),
    'fleet:6:43 timeline[0].path: these devices have no object 3311. Add it to objects (3, 3303).',
  ],
  [
    'a value of an instance that is never there',
    fleet(
      [],
      [
        'timeline:',
        '  - { do: set, atSeconds: 5, path: /3303/7/5700, value: 21 }',
        '  - { do: add-instance, atSeconds: 9, object: 3303, instance: 7 }',
      ],
    ),
    'fleet:6:36 timeline[0].path: the devices never have instance 7 of object 3303. They have 0, 1. Add others with add-instance before.',
  ],
  [
    'a value of an executable resource',
    fleet([], ['timeline: [{ do: set, atSeconds: 5, path: /3/0/4, value: 1 }]']),
    'fleet:5:43 timeline[0].path: Reboot (/3/0/4) cannot have a value. Use another resource.',
  ],
  [
    'a set value of another type',
    fleet([], ['timeline: [{ do: set, atSeconds: 5, path: /3303/0/5700, value: warm }]']),
    'fleet:5:64 timeline[0].value: Sensor Value is of type Float: expected a decimal number. Change the value.',
  ],
  [
    'a resource instance of a single resource',
    fleet([], ['timeline: [{ do: set, atSeconds: 5, path: /3/0/9/0, value: 1 }]']),
    'fleet:5:43 timeline[0].path: Battery Level has no resource instances. Set /3/0/9 to a single value.',
  ],
  [
    'an instance that is there already',
    fleet([], ['timeline: [{ do: add-instance, atSeconds: 5, object: 3303, instance: 1 }]']),
    'fleet:5:70 timeline[0].instance: the devices have instance 1 of object 3303 from the start. Give an instance other than 0, 1.',
  ],
  [
    'an instance of an object with one',
    fleet([], ['timeline: [{ do: add-instance, atSeconds: 5, object: 3, instance: 1 }]']),
    'fleet:5:54 timeline[0].object: the instances of object 3 are fixed. Give an object with several instances.',
  ],
  [
    'the end of an instance that is not there',
    fleet([], ['timeline: [{ do: remove-instance, atSeconds: 5, object: 3303, instance: 9 }]']),
    'fleet:5:73 timeline[0].instance: the devices never have instance 9 of object 3303. They have 0, 1. Add others with add-instance before.',
  ],
  [
    'a period that ends before it begins',
    fleet(['network: [{ lossRate: 0.1, fromSeconds: 30, toSeconds: 20 }]']),
    'fleet:5:60 cohorts[0].network[0].toSeconds: the end at 20 s is not after the start at 30 s. Give a later toSeconds.',
  ],
  [
    'a period after the end',
    fleet(['deviceFaults: [{ kind: no-answers, fromSeconds: 90 }]'], ['durationSeconds: 60']),
    'fleet:5:53 cohorts[0].deviceFaults[0].fromSeconds: the start at 90 s is not before the end of the run at 60 s. Give an earlier fromSeconds, or a longer durationSeconds.',
  ],
  [
    'a network that changes nothing',
    fleet([], ['network: [{ lossRate: 0, direction: to-server }]']),
    'fleet:5:11 network[0]: this condition changes nothing. Give one of lossRate, delayMs, jitterMs, duplicationRate, reorderRate, corruptionRate, mtuBytes, natTimeoutSeconds, natRebindEverySeconds more than 0, or remove it.',
  ],
  [
    'a direction of a NAT',
    fleet([], ['network: [{ natTimeoutSeconds: 30, direction: to-server }]']),
    'fleet:5:47 network[0].direction: direction has no effect: a NAT changes ports in both directions. Remove it.',
  ],
  [
    'a network that no cohort uses',
    fleet(['network: [{ lossRate: 0.1 }]'], ['network: [{ lossRate: 0.2 }]']),
    'fleet:6:10 network: network has no effect: each cohort has its own. Remove it, or the network of a cohort.',
  ],
  [
    'a fault that does nothing',
    fleet(['deviceFaults: [{ kind: slow-answers, delayMs: 0 }]']),
    'fleet:5:51 cohorts[0].deviceFaults[0].delayMs: slow-answers with delayMs 0 changes nothing. Give more than 0, or remove the fault.',
  ],
  [
    'firmware without its object',
    fleet(['objects: [3]', 'firmware: { result: 5 }']),
    'fleet:6:15 cohorts[0].firmware: firmware has no effect: these devices have no object 5. Add 5 to objects, or remove firmware.',
  ],
  [
    'firmware of an outcome without its object',
    fleet(['objects: [3]', 'outcomes: [{ share: 0.5, firmware: { result: 5 } }]']),
    'fleet:6:40 cohorts[0].outcomes[0].firmware: firmware has no effect: these devices have no object 5. Add 5 to objects, or remove firmware.',
  ],
  [
    'protocols without downloads',
    fleet(['firmware: { delivery: push, protocols: [coap] }']),
    'fleet:5:44 cohorts[0].firmware.protocols: protocols has no effect: with delivery push, devices download nothing. Remove one of them.',
  ],
  [
    'a result beside a power loss',
    fleet(['firmware: { powerLoss: updating, result: 5 }']),
    'fleet:5:46 cohorts[0].firmware.result: result has no effect: with powerLoss updating, the Update Result is 8. Remove one of them.',
  ],
  [
    'a version that never comes',
    fleet(['firmware: { result: 5, version: "2.0" }']),
    'fleet:5:37 cohorts[0].firmware.version: version has no effect: with result 5, no update succeeds. Remove one of them.',
  ],
  [
    'outcomes of more than all',
    fleet(['outcomes: [{ share: 0.8, network: [] }, { share: 0.3, network: [] }]']),
    'fleet:5:15 cohorts[0].outcomes: the shares of the outcomes add up to 1.1. Make them at most 1 together.',
  ],
  [
    'an outcome of no device',
    fleet(['outcomes: [{ share: 0.1, firmware: { result: 5 } }]']),
    'fleet:5:25 cohorts[0].outcomes[0].share: a share of 0.1 of 4 devices is no device. Give a larger share or count.',
  ],
  [
    'two devices with one name',
    fleet([], ['  - { name: one, count: 1, endpoint: pump }', '  - { name: two, count: 1, endpoint: pump }']),
    'fleet:6:38 cohorts[2].endpoint: cohort one has the endpoint name pump already. Give another name.',
  ],
  [
    'handshakes at coap',
    fleet(['server: coap://127.0.0.1'], ['expect: [{ kind: latency, of: handshake, atMostMs: 100 }]']),
    'fleet:6:31 expect[0].of: these devices make no handshake: their servers are not secured. Give a coaps: or mqtts: server.',
  ],
  [
    'notifications that are not acknowledged',
    fleet([], ['expect: [{ kind: latency, of: notification, atMostMs: 100 }]']),
    'fleet:5:31 expect[0].of: these devices send no confirmable notifications. Set confirmableNotifications: true for a cohort.',
  ],
  [
    'lost notifications that are not counted',
    fleet([], ['expect: [{ kind: lost-notifications }]']),
    'fleet:5:18 expect[0].kind: these devices send no confirmable notifications. Set confirmableNotifications: true for a cohort.',
  ],
  [
    'responses that always hold',
    fleet([], ['expect: [{ kind: responses, from: server }]']),
    'fleet:5:10 expect[0]: this expectation always holds. Add only or includes.',
  ],
  [
    'responses that never hold',
    fleet([], ['expect: [{ kind: responses, only: ["2.05"], includes: ["4.04"] }]']),
    'fleet:5:56 expect[0].includes[0]: 4.04 is not in only. Add it there, or remove it here.',
  ],
  [
    'requests that never hold',
    fleet([], ['expect: [{ kind: requests, operation: read, atLeast: 5, atMost: 2 }]']),
    'fleet:5:54 expect[0].atLeast: atLeast 5 is above atMost 2. Swap them.',
  ],
  [
    'requests of an object that is not there',
    fleet([], ['expect: [{ kind: requests, operation: read, path: /9/0 }]']),
    'fleet:5:51 expect[0].path: these devices have no object 9. Add it to objects (1, 3, 4, 5, 3303, 3311).',
  ],
  [
    'composite requests of LwM2M 1.0',
    fleet(['lwm2mVersion: "1.0"'], ['expect: [{ kind: requests, operation: readComposite }]']),
    'fleet:6:39 expect[0].operation: cohort meters speaks LwM2M 1.0, which has no readComposite. Give it lwm2mVersion 1.1.',
  ],
  [
    'a time that the run does not last',
    fleet([], ['durationSeconds: 60', 'expect: [{ kind: registered, withinSeconds: 90 }]']),
    'fleet:6:45 expect[0].withinSeconds: the run ends after 60 s, before the 90 s are over. Give a shorter withinSeconds, or a longer durationSeconds.',
  ],
  [
    'a question after the end',
    fleet(
      [],
      [
        'durationSeconds: 60',
        'api: { url: "http://127.0.0.1", key: k }',
        'expect: [{ kind: server-status, atSeconds: 90 }]',
      ],
    ),
    'fleet:7:44 expect[0].atSeconds: 90 s is not before the end of the run at 60 s. Remove atSeconds to ask at the end, or give an earlier time.',
  ],
  [
    'a question without an API',
    fleet([], ['expect: [{ kind: server-status }]']),
    'fleet:5:18 expect[0].kind: server-status asks the server, but api is missing. Add api with the url and key of its Web Admin API.',
  ],
  [
    'an API without a question',
    fleet([], ['api: { url: "http://127.0.0.1", key: k }']),
    'fleet:5:1 api: api has no effect: no expectation asks the server. Add an expectation such as kind: server-status, or remove api.',
  ],
  [
    'an API key that is not set',
    fleet(
      [],
      ['api: { url: "http://127.0.0.1", key: "${env:MUSTER_KEY}" }', 'expect: [{ kind: server-status }]'],
    ),
    'fleet:5:38 api.key: the environment variable MUSTER_KEY is not set. Set it before the run.',
  ],
  [
    'an API at no address',
    fleet([], ['api: { url: localhost, key: k }', 'expect: [{ kind: server-status }]']),
    'fleet:5:13 api.url: "localhost" is not an HTTP address. Give an address such as http://127.0.0.1:8080.',
  ],
  [
    'firmware of devices without it',
    fleet(
      ['objects: [3]'],
      ['api: { url: "http://127.0.0.1", key: k }', 'expect: [{ kind: server-firmware }]'],
    ),
    'fleet:7:18 expect[0].kind: these devices have no object 5. Add 5 to objects.',
  ],
  [
    'a server value that is not there',
    fleet(
      [],
      ['api: { url: "http://127.0.0.1", key: k }', 'expect: [{ kind: server-values, paths: [/3303/0/1] }]'],
    ),
    'fleet:6:41 expect[0].paths[0]: object 3303 has no resource 1 here. It has 5601, 5602, 5603, 5604, 5605, 5700, 5701, 5750.',
  ],
  [
    'a tolerance of texts',
    fleet(
      [],
      [
        'api: { url: "http://127.0.0.1", key: k }',
        'expect: [{ kind: server-values, paths: [/3/0/0], tolerance: 1 }]',
      ],
    ),
    'fleet:6:61 expect[0].tolerance: tolerance has no effect: none of the resources is a number. Remove it.',
  ],
  [
    'an unknown object',
    fleet(['objects: [3, 9999]']),
    'fleet:5:18 cohorts[0].objects[1]: unknown object 9999. Use an object of the OMA catalogue, or add its DDF XML file to models.',
  ],
  [
    'the path of a resource instance as a key',
    fleet(['values: { /3/0/7/1: 3300 }']),
    'fleet:5:15 cohorts[0].values["/3/0/7/1"]: "/3/0/7/1" is not a resource path such as /3/0/9 or /3303/*/5700. Give values of resource instances as a map: /3/0/7: { 1: ... }.',
  ],
  [
    'a generator of a resource instance that does not fit',
    fleet(['values: { /3/0/7: { 0: 3300, 1: { kind: walk, min: 9, max: 1 } } }']),
    'fleet:5:37 cohorts[0].values["/3/0/7"][1]: min 9 is above max 1. Swap them.',
  ],
  [
    'a sequence that goes away from its end',
    fleet(['values: { /3/0/9: { kind: sequence, from: 100, to: 50, everySeconds: 5 } }']),
    'fleet:5:56 cohorts[0].values["/3/0/9"].to: steps of 1 from 100 do not come to 50. Change step or to, so that the sequence has at least two values.',
  ],
  [
    'a sequence that stands still',
    fleet(['values: { /3/0/9: { kind: sequence, step: 0, everySeconds: 5 } }']),
    'fleet:5:47 cohorts[0].values["/3/0/9"].step: a step of 0 never changes the value. Use a fixed value.',
  ],
  [
    'decimals of whole numbers',
    fleet(['values: { /3/0/9: { kind: walk, min: 1, max: 9, decimals: 2 } }']),
    'fleet:5:63 cohorts[0].values["/3/0/9"].decimals: decimals has no effect: Battery Level holds whole numbers. Remove decimals.',
  ],
  [
    'a CSV file that is not there',
    csv('file: good.cvs, column: level, timeColumn: time'),
    'fleet:5:48 cohorts[0].values["/3303/0/5700"].file: good.cvs cannot be read (ENOENT). Check the name, relative to the fleet file, and its permissions.',
  ],
  [
    'a CSV file without content',
    csv('file: empty.csv, column: level, timeColumn: time'),
    'fleet:5:48 cohorts[0].values["/3303/0/5700"].file: empty.csv has no content. Add rows, after a line with the names of the columns.',
  ],
  [
    'a CSV file without rows',
    csv('file: head.csv, column: level, timeColumn: time'),
    'fleet:5:48 cohorts[0].values["/3303/0/5700"].file: head.csv has no row after the names of its columns. Add rows, after a line with the names of the columns.',
  ],
  [
    'a CSV file with a broken row',
    csv('file: uneven.csv, column: level, timeColumn: time'),
    'fleet:5:48 cohorts[0].values["/3303/0/5700"].file: uneven.csv:3: the row has 1 cells, not 2. Correct the row.',
  ],
  [
    'a CSV file with an open quote',
    csv('file: quote.csv, column: level, timeColumn: time'),
    'fleet:5:48 cohorts[0].values["/3303/0/5700"].file: quote.csv:2: this is not valid CSV. Write it as RFC 4180 says.',
  ],
  [
    'a CSV cell of another type',
    csv('file: text.csv, column: level, timeColumn: time'),
    'fleet:5:66 cohorts[0].values["/3303/0/5700"].column: text.csv:3: Sensor Value is of type Float: expected a decimal number. Correct the row.',
  ],
  [
    'a CSV time that is none',
    csv('file: times.csv, column: level, timeColumn: time'),
    'fleet:5:86 cohorts[0].values["/3303/0/5700"].timeColumn: times.csv:3: "noon" is not a time. Write seconds, such as 90, or ISO 8601, such as 2026-06-01T12:00:00Z.',
  ],
  [
    'CSV times out of order',
    csv('file: back.csv, column: level, timeColumn: time'),
    'fleet:5:85 cohorts[0].values["/3303/0/5700"].timeColumn: back.csv:4: the time is not after that of the row before. Sort the rows by time.',
  ],
  [
    'an unknown CSV column',
    csv('file: good.csv, column: levle, timeColumn: time'),
    'fleet:5:66 cohorts[0].values["/3303/0/5700"].column: good.csv has no column "levle". Did you mean level? Its columns are time, level.',
  ],
  [
    'CSV rows without times',
    csv('file: good.csv, column: level'),
    'fleet:5:29 cohorts[0].values["/3303/0/5700"]: the rows have no times. Add timeColumn or everySeconds.',
  ],
  [
    'CSV rows with two times',
    csv('file: good.csv, column: level, timeColumn: time, everySeconds: 5'),
    'fleet:5:105 cohorts[0].values["/3303/0/5700"].everySeconds: everySeconds has no effect beside timeColumn. Remove one of them.',
  ],
  [
    'a key given twice',
    fleet(['count: 5']),
    'fleet:5:5: this is not valid YAML or JSON: Map keys must be unique. Correct the syntax.',
  ],
  [
    'a tab',
    fleet(['objects:', '\t- 3']),
    'fleet:6:5: this is not valid YAML or JSON: Tabs are not allowed as indentation. Correct the syntax.',
  ],
  [
    'an unknown tag',
    fleet(['server: !env SERVER']),
    'fleet:5:13: this is not valid YAML or JSON: Unresolved tag: !env. Correct the syntax.',
  ],
  [
    'an anchor that is not there',
    fleet(['objects: *none']),
    'fleet:5:14: this is not valid YAML or JSON: Unresolved alias (the anchor must be set before the alias): none. Correct the syntax.',
  ],
  [
    'a fault in an anchor, at its own place',
    fleet(['network: &bad [{ lossRate: 0 }]'], ['  - { name: pumps, count: 1, network: *bad }']),
    `fleet:5:20 cohorts[0].network[0]: this condition changes nothing. Give one of lossRate, delayMs, jitterMs, duplicationRate, reorderRate, corruptionRate, mtuBytes, natTimeoutSeconds, natRebindEverySeconds more than 0, or remove it.
fleet:5:20 cohorts[1].network[0]: this condition changes nothing. Give one of lossRate, delayMs, jitterMs, duplicationRate, reorderRate, corruptionRate, mtuBytes, natTimeoutSeconds, natRebindEverySeconds more than 0, or remove it.`,
  ],
  [
    'a fault in merged settings, at its own place',
    fleet(
      [],
      [
        '  - &lamp { name: lamp, count: 1, lifetimeSeconds: 9, updateIntervalSeconds: 10 }',
        '  - { <<: *lamp, name: lamp-2, lifetimeSeconds: 99 }',
      ],
    ),
    'fleet:5:78 cohorts[1].updateIntervalSeconds: an Update every 10 s comes too late for a lifetime of 9 s. Make it less than lifetimeSeconds.',
  ],
  ...mqttMistakes,
  [
    'JSON',
    '{ "version": 1,\n  "cohorts": [{ "name": "meters", "count": 4 }],\n  "timeline": [{ "do": "update", "atSeconds": 5, "cohort": "meter" }] }',
    'fleet:3:60 timeline[0].cohort: unknown cohort "meter". Did you mean meters? The cohorts are meters.',
  ],
];

describe('mistakes in a fleet file', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muster-mistakes-'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  });
  after(() => rm(folder, { recursive: true }));

  /** The message of a refused file, with `fleet` as its name. */
  async function refusal(text: string, name = 'fleet.yaml'): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, text);
    try {
      await loadFleetFile(path, { env: { EMPTY: '' } });
    } catch (error) {
      if (error instanceof FleetConfigError) return error.message.replaceAll(path, 'fleet');
      throw error;
    }
    throw new Error('the file was accepted');
  }

  for (const [title, text, message] of mistakes) {
    it(`${title}: file, line, column, fault and remedy`, async () => {
      expect(await refusal(text)).to.equal(message);
    });
  }

  it('are all listed, in the order of the file', async () => {
    const message = await refusal(
      fleet(
        ['server: coap://127.0.0.1', 'connectionId: 8', 'resumption: true'],
        ['timeline: [{ do: register, atSeconds: 5 }]', 'expect: [{ kind: responses }]'],
      ),
    );
    const places = message.split('\n').map((line) => line.split(' ')[0]);
    expect(places).to.deep.equal(['fleet:6:19', 'fleet:7:17', 'fleet:8:18', 'fleet:9:10']);
  });

  it('of programs are described with their fields', async () => {
    const file: FleetFile = {
      version: 1,
      server: 'coap://127.0.0.1',
      cohorts: [{ name: 'meters', count: 1, connectionId: 8 }],
      timeline: [{ do: 'update', atSeconds: 5, cohort: 'meter' }],
    };
    const error: unknown = await defineFleet(file).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(FleetConfigError);
    expect((error as FleetConfigError).message.split('\n')).to.deep.equal([
      'cohorts[0].connectionId: connectionId has no effect: there is no DTLS session with a coap: server. Remove it, or give a coaps: server.',
      'timeline[0].cohort: unknown cohort "meter". Did you mean meters? The cohorts are meters.',
    ]);
  });

  it('are judged by the server that is given at the start', async () => {
    const path = join(folder, 'elsewhere.yaml');
    await writeFile(path, fleet(['connectionId: 8'], ['server: coap://127.0.0.1']));
    const loaded = await loadFleetFile(path, { serverUri: 'coaps://127.0.0.1' });
    expect(loaded.cohorts[0]?.connectionId).to.equal(8);
  });

  it('do not include what has an effect', async () => {
    const path = join(folder, 'whole.yaml');
    await writeFile(
      path,
      fleet(
        [
          'server: lab',
          'confirmableNotifications: true',
          'faults: { rebindEverySeconds: 60 }',
          'network: [{ natTimeoutSeconds: 30 }, { lossRate: 0.1, direction: to-server, toSeconds: 20 }]',
          'outcomes: [{ share: 0.25, firmware: { powerLoss: updating } }]',
          'values: { /3/0/7: { 0: 3300, 1: { kind: walk, min: 1, max: 9 } } }',
        ],
        [
          'servers: { lab: "coap://127.0.0.1" }',
          'durationSeconds: 60',
          'api: { url: "http://127.0.0.1", key: "${env:KEY}" }',
          'timeline:',
          '  - { do: go-offline, atSeconds: 5 }',
          '  - { do: come-back, atSeconds: 9, overSeconds: 5 }',
          '  - { do: add-instance, atSeconds: 9, object: 3303, instance: 7 }',
          '  - { do: set, atSeconds: 10, path: /3303/7/5700, value: 21.5 }',
          '  - { do: set, atSeconds: 10, path: /3/0/7/1, value: 21 }',
          '  - { do: update, atSeconds: 10, everySeconds: 10, untilSeconds: 40 }',
          'expect:',
          '  - { kind: latency, of: notification, atMostMs: 100 }',
          '  - { kind: server-values, paths: [/3303/0/5700], tolerance: 1 }',
        ],
      ),
    );
    const loaded = await loadFleetFile(path, { env: { KEY: 'secret' } });
    expect(loaded.cohorts[0]?.server).to.equal('coap://127.0.0.1');
  });
});
