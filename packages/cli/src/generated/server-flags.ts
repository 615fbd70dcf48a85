// Made from packages/server/src/settings.ts by `pnpm generate`; do not edit.
import * as Flags from '@oclif/core/flags';
import { inUnit } from '../live/duration.ts';

/** Flags of the commands that start a server. The server applies defaults and MUSTER_* variables to omitted flags. */
export const serverFlags = {
  http: Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Address and port of the API, HOST:PORT with IPv6 in brackets. Port 0 takes any free port. Default: $MUSTER_HTTP, 127.0.0.1:8080.',
    helpValue: 'HOST:PORT',
  }),
  'base-path': Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Path before /api/v3, the dashboard and all other pages. The server answers without it too, for probes. Default: $MUSTER_BASE_PATH, /.',
    helpValue: 'PATH',
  }),
  coap: Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Address of the gateway, HOST:PORT or coap://HOST:PORT. Repeatable. Default: $MUSTER_COAP, coap://127.0.0.1:5683.',
    helpValue: 'URL',
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
  }),
  coaps: Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Address of the gateway for DTLS, HOST:PORT or coaps://HOST:PORT. Repeatable. Default: $MUSTER_COAPS, none.',
    helpValue: 'URL',
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
  }),
  'coap-max-body-bytes': Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Maximum size of a response or a request of a device in several blocks, 65536 to 16777216 bytes. A command whose response is larger fails. The gateway answers 4.13 to larger requests. Default: $MUSTER_COAP_MAX_BODY_BYTES, 1048576.',
    helpValue: 'BYTES',
  }),
  bootstrap: Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Address of the bootstrap server, HOST:PORT or a coap: or coaps: URL. Repeatable. Default: $MUSTER_BOOTSTRAP, none.',
    helpValue: 'URL',
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
  }),
  'flood-per-second': Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Datagrams per second from an address and port beyond which they count as a flood while others wait (Linux), 0 or 100 to 10000000. Of all floods together, the gateway receives 160 datagrams per second until they end. 0 sets no limit. Default: $MUSTER_FLOOD_PER_SECOND, 2000.',
    helpValue: 'NUMBER',
  }),
  pcap: Flags.string({
    helpGroup: 'NETWORK',
    description:
      'File for the datagrams of the CoAP gateway and the bootstrap server in the format pcapng, for Wireshark. The file holds the keys of the DTLS sessions, so only its owner can read it. It grows without limit, and each start replaces it. Default: $MUSTER_PCAP, none.',
    helpValue: 'FILE',
  }),
  region: Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Cloud region of the server. Names of gateways are unique in a region. Default: $MUSTER_REGION, default.',
    helpValue: 'NAME',
  }),
  'directory-tenant': Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Name of the directory tenant whose users sign in, up to 255 characters. GET /api/v3/tenants/adtenant returns it. The server does not contact the directory. Default: $MUSTER_DIRECTORY_TENANT, none.',
    helpValue: 'NAME',
  }),
  'trust-proxy': Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Trusted proxies: the number of proxies in a row (1 to 99), or addresses, networks and the ranges loopback, linklocal and uniquelocal, separated by commas. The server takes client addresses from their X-Forwarded-For. Default: $MUSTER_TRUST_PROXY, none.',
    helpValue: 'PROXIES',
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
  }),
  metrics: Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Clients that may read /metrics: addresses, networks and the ranges loopback, linklocal and uniquelocal, separated by commas. The server answers 403 to others, and to requests that came through a proxy. Default: $MUSTER_METRICS, loopback.',
    helpValue: 'NETWORKS',
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
  }),
  'allowed-origins': Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Web origins that can call the API from a browser (CORS), such as https://app.example, separated by commas. * allows all. Default: $MUSTER_ALLOWED_ORIGINS, none.',
    helpValue: 'ORIGINS',
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
  }),
  'no-dashboard': Flags.boolean({
    helpGroup: 'NETWORK',
    description: 'Do not serve the dashboard at /. Default: $MUSTER_NO_DASHBOARD, false.',
  }),
  'max-connections': Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Open connections of the API, 1 to 1000000. At the limit, the server closes idle connections. Default: $MUSTER_MAX_CONNECTIONS, 10000.',
    helpValue: 'NUMBER',
  }),
  'max-connections-per-address': Flags.string({
    helpGroup: 'NETWORK',
    description:
      'Open connections of an IP address that is not a trusted proxy, 0 to 1000000. 0 sets no limit. Default: $MUSTER_MAX_CONNECTIONS_PER_ADDRESS, 1000.',
    helpValue: 'NUMBER',
  }),
  mqtt: Flags.string({
    helpGroup: 'MQTT',
    description:
      'Address of the MQTT broker for devices, HOST:PORT or an mqtt: or mqtts: URL. Off by default. Repeatable. Default: $MUSTER_MQTT, none.',
    helpValue: 'URL',
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
  }),
  'mqtt-certificate': Flags.string({
    helpGroup: 'MQTT',
    description:
      'PEM file with the certificate of the broker for mqtts: and its chain. Default: $MUSTER_MQTT_CERTIFICATE, none.',
    helpValue: 'FILE',
  }),
  'mqtt-key': Flags.string({
    helpGroup: 'MQTT',
    description: 'PEM file with the private key of the certificate. Default: $MUSTER_MQTT_KEY, none.',
    helpValue: 'FILE',
  }),
  'mqtt-max-connections': Flags.string({
    helpGroup: 'MQTT',
    description:
      'Open MQTT connections, 1 to 1000000. The server closes further connections. Default: $MUSTER_MQTT_MAX_CONNECTIONS, 10000.',
    helpValue: 'NUMBER',
  }),
  'mqtt-connections-per-device': Flags.string({
    helpGroup: 'MQTT',
    description:
      'Open MQTT connections of a device, 1 to 1000. Beyond it, the server closes the oldest one. Default: $MUSTER_MQTT_CONNECTIONS_PER_DEVICE, 4.',
    helpValue: 'NUMBER',
  }),
  'mqtt-logins-per-address': Flags.string({
    helpGroup: 'MQTT',
    description:
      'MQTT connections of an IP address that have not logged in, 1 to 1000000. The server closes further connections. Default: $MUSTER_MQTT_LOGINS_PER_ADDRESS, 256.',
    helpValue: 'NUMBER',
  }),
  'mqtt-login-seconds': Flags.string({
    helpGroup: 'MQTT',
    description:
      'Time that an MQTT client has to log in, 1 to 300 seconds. Default: $MUSTER_MQTT_LOGIN_SECONDS, 10.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  'mqtt-max-packet-bytes': Flags.string({
    helpGroup: 'MQTT',
    description:
      'Maximum size of an MQTT packet, 128 to 16777216 bytes. The server closes connections with larger packets. Default: $MUSTER_MQTT_MAX_PACKET_BYTES, 262144.',
    helpValue: 'BYTES',
  }),
  'mqtt-packets-per-second': Flags.string({
    helpGroup: 'MQTT',
    description:
      'MQTT packets per second and connection, 0 to 1000000. The server reads faster clients more slowly. 0 sets no limit. Default: $MUSTER_MQTT_PACKETS_PER_SECOND, 100.',
    helpValue: 'NUMBER',
  }),
  'mqtt-broker': Flags.string({
    helpGroup: 'MQTT',
    description:
      'URL of an MQTT broker to join, mqtt://HOST:PORT or mqtts://HOST:PORT. Off by default. Default: $MUSTER_MQTT_BROKER, none.',
    helpValue: 'URL',
  }),
  'mqtt-network': Flags.string({
    helpGroup: 'MQTT',
    description:
      'Name or ID of the device network of the devices at the joined broker. Default: $MUSTER_MQTT_NETWORK, the only device network.',
    helpValue: 'NAME',
  }),
  'mqtt-broker-username': Flags.string({
    helpGroup: 'MQTT',
    description: 'User name of the server at the joined broker. Default: $MUSTER_MQTT_BROKER_USERNAME, none.',
    helpValue: 'NAME',
  }),
  'mqtt-broker-password-file': Flags.string({
    helpGroup: 'MQTT',
    description:
      'File with the password of the server at the joined broker. Default: $MUSTER_MQTT_BROKER_PASSWORD_FILE, none.',
    helpValue: 'FILE',
  }),
  'mqtt-broker-client-id': Flags.string({
    helpGroup: 'MQTT',
    description:
      'MQTT client ID of the server at the joined broker. The broker keeps messages for it while the server is away. Default: $MUSTER_MQTT_BROKER_CLIENT_ID, muster- and the ID of the device network.',
    helpValue: 'ID',
  }),
  'mqtt-broker-ca': Flags.string({
    helpGroup: 'MQTT',
    description:
      'PEM file with the CAs that the certificate of the joined broker must lead to. Default: $MUSTER_MQTT_BROKER_CA, the CAs of Node.js.',
    helpValue: 'FILE',
  }),
  'mqtt-broker-certificate': Flags.string({
    helpGroup: 'MQTT',
    description:
      'PEM file with the certificate of the server at the joined broker. Default: $MUSTER_MQTT_BROKER_CERTIFICATE, none.',
    helpValue: 'FILE',
  }),
  'mqtt-broker-key': Flags.string({
    helpGroup: 'MQTT',
    description: 'PEM file with the private key of that certificate. Default: $MUSTER_MQTT_BROKER_KEY, none.',
    helpValue: 'FILE',
  }),
  'sparkplug-host-id': Flags.string({
    helpGroup: 'MQTT',
    description:
      'ID of the server as a host application of Sparkplug B. Edge nodes can wait for it. Off by default. Default: $MUSTER_SPARKPLUG_HOST_ID, none.',
    helpValue: 'ID',
  }),
  'coaps-certificate': Flags.string({
    helpGroup: 'SECURITY',
    description:
      'PEM file with the certificate of the gateway (P-256) and its chain. Default: $MUSTER_COAPS_CERTIFICATE, none.',
    helpValue: 'FILE',
  }),
  'coaps-key': Flags.string({
    helpGroup: 'SECURITY',
    description: 'PEM file with the private key of the certificate, P-256. Default: $MUSTER_COAPS_KEY, none.',
    helpValue: 'FILE',
  }),
  'coaps-sessions-per-identity': Flags.string({
    helpGroup: 'SECURITY',
    description:
      'DTLS sessions of an identity on a listener, 1 to 1000. Beyond it, the gateway closes the session that has been silent for longest. Default: $MUSTER_COAPS_SESSIONS_PER_IDENTITY, 4.',
    helpValue: 'NUMBER',
  }),
  'coaps-handshakes-per-address': Flags.string({
    helpGroup: 'SECURITY',
    description:
      'Concurrent DTLS handshakes with an IP address, 1 to 2000. Default: $MUSTER_COAPS_HANDSHAKES_PER_ADDRESS, 64.',
    helpValue: 'NUMBER',
  }),
  'require-security': Flags.string({
    helpGroup: 'SECURITY',
    description:
      'Devices that cannot register unsecured: all, provisioned, or none. provisioned stands for devices with credentials, unless their AllowUnsecured is true. Default: $MUSTER_REQUIRE_SECURITY, provisioned.',
    options: ['all', 'provisioned', 'none'],
  }),
  'rotate-keys': Flags.boolean({
    helpGroup: 'SECURITY',
    description: 'Encrypt stored secrets with new keys at this start. Default: $MUSTER_ROTATE_KEYS, false.',
  }),
  'replace-keys': Flags.boolean({
    helpGroup: 'SECURITY',
    description:
      'Accept other key files than those with which the service has used the store, and make those that are missing. For one start, if keys are lost or to be replaced. The service loses what the earlier keys protect. Default: $MUSTER_REPLACE_KEYS, false.',
  }),
  'oidc-issuer': Flags.string({
    helpGroup: 'LOG-IN',
    description:
      'OpenID Connect provider at which people log in: its issuer, an https: URL. Off by default. The server needs --oidc-client-id and --oidc-roles too. Default: $MUSTER_OIDC_ISSUER, none.',
    helpValue: 'URL',
  }),
  'oidc-client-id': Flags.string({
    helpGroup: 'LOG-IN',
    description: 'ID of the server at the provider. Default: $MUSTER_OIDC_CLIENT_ID, none.',
    helpValue: 'ID',
  }),
  'oidc-client-secret-file': Flags.string({
    helpGroup: 'LOG-IN',
    description:
      'File with the secret of the server at the provider. Without it, the server is a public client. Default: $MUSTER_OIDC_CLIENT_SECRET_FILE, none.',
    helpValue: 'FILE',
  }),
  'oidc-scopes': Flags.string({
    helpGroup: 'LOG-IN',
    description:
      'Scopes that the server requests, separated by spaces. Default: $MUSTER_OIDC_SCOPES, openid profile email.',
    helpValue: 'SCOPES',
  }),
  'oidc-roles-claim': Flags.string({
    helpGroup: 'LOG-IN',
    description:
      'Claim that the roles of people follow from, a text or a list. Dots lead into objects, as in realm_access.roles. Default: $MUSTER_OIDC_ROLES_CLAIM, groups.',
    helpValue: 'CLAIM',
  }),
  'oidc-roles': Flags.string({
    helpGroup: 'LOG-IN',
    description:
      'Role in a device network for people whose claim has the value; * is everybody. A comma in a name is written as %2C. A change ends all sessions. Repeatable. Default: $MUSTER_OIDC_ROLES, none.',
    helpValue: 'VALUE=NETWORK/ROLE',
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
  }),
  'oidc-name': Flags.string({
    helpGroup: 'LOG-IN',
    description: 'Name of the provider in the dashboard. Default: $MUSTER_OIDC_NAME, the host of the issuer.',
    helpValue: 'NAME',
  }),
  'oidc-idle-minutes': Flags.string({
    helpGroup: 'LOG-IN',
    description:
      'Time without a request after which the session of a browser ends, 1 to 10080 minutes. Default: $MUSTER_OIDC_IDLE_MINUTES, 60.',
    helpValue: 'MINUTES',
  }),
  'oidc-session-hours': Flags.string({
    helpGroup: 'LOG-IN',
    description:
      'Time after the log-in at which a session ends, 0.1 to 720 hours. Default: $MUSTER_OIDC_SESSION_HOURS, 12.',
    helpValue: 'HOURS',
    parse: inUnit('h'),
  }),
  'no-deprecated': Flags.boolean({
    helpGroup: 'PROCESS',
    description:
      'Disable deprecated operations and members, like the release after the sunset. Default: $MUSTER_NO_DEPRECATED, false.',
  }),
  'ready-file': Flags.string({
    helpGroup: 'PROCESS',
    description:
      'File to write a JSON object {http, coap, coaps, bootstrap, mqtt, deviceNetworkId, apiKey, pid} to when the server is ready. Default: $MUSTER_READY_FILE, none.',
    helpValue: 'FILE',
  }),
  name: Flags.string({
    helpGroup: 'PROCESS',
    description:
      'Name of the server for commands of the same user (--local NAME). Two running servers cannot have the same name. Default: $MUSTER_NAME, default, or default-2 and so on if other servers are running.',
    helpValue: 'NAME',
  }),
  'log-level': Flags.string({
    helpGroup: 'PROCESS',
    description:
      'Minimum severity of log lines, which go to standard error: trace, debug, info, warn, error, fatal, or silent. Default: $MUSTER_LOG_LEVEL, info.',
    options: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  }),
  'shutdown-timeout-seconds': Flags.string({
    helpGroup: 'PROCESS',
    description:
      'Time for requests in progress when the server stops, 0 to 3600 seconds. Default: $MUSTER_SHUTDOWN_TIMEOUT_SECONDS, 10.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  role: Flags.string({
    helpGroup: 'SCALING',
    description:
      'What this process does: gateways have the sockets of devices, the worker does everything behind them, api serves programs and people: gateway, worker, or api. A service has one active worker, and any number of processes with the role gateway or api. A process with the roles gateway and worker serves all devices itself. Repeatable. Default: $MUSTER_ROLE, all of them.',
    options: ['gateway', 'worker', 'api'],
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
  }),
  'gateway-name': Flags.string({
    helpGroup: 'SCALING',
    description:
      'Name of a process with the role gateway alone, different for each and the same after a restart. Default: $MUSTER_GATEWAY_NAME, the name of the machine.',
    helpValue: 'NAME',
  }),
  standby: Flags.boolean({
    helpGroup: 'SCALING',
    description:
      'Wait while another server has the store, and take over when that server ends. Needs a store in PostgreSQL and the keys of the other server in the data folder. Default: $MUSTER_STANDBY, false.',
  }),
  bus: Flags.string({
    helpGroup: 'SCALING',
    description:
      'NATS servers that connect the processes: nats://HOST:PORT or tls://USER:PASSWORD@HOST:PORT, separated by commas. Default: $MUSTER_BUS, none.',
    helpValue: 'URL',
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
  }),
  'data-dir': Flags.string({
    helpGroup: 'STORAGE',
    description: 'Folder for the database, keys and firmware packages. Default: $MUSTER_DATA_DIR, ./data.',
    helpValue: 'DIR',
  }),
  store: Flags.string({
    helpGroup: 'STORAGE',
    description:
      'Store: sqlite:FILE, postgres://USER@HOST/DATABASE, json:FILE or memory:. Default: $MUSTER_STORE, sqlite:DATA_DIR/muster.db.',
    helpValue: 'URL',
  }),
  'retention-days': Flags.string({
    helpGroup: 'STORAGE',
    description:
      'Time that measurements, and events after their reset, are kept, 0 to 36500 days. 0 keeps them forever. Default: $MUSTER_RETENTION_DAYS, 30.',
    helpValue: 'DAYS',
    parse: inUnit('d'),
  }),
  'trust-clock': Flags.boolean({
    helpGroup: 'STORAGE',
    description:
      'Accept a clock that is behind the newest stored time, or far ahead of it. For one start. Without it, the service does not delete old data then. Default: $MUSTER_TRUST_CLOCK, false.',
  }),
  'idempotency-hours': Flags.string({
    helpGroup: 'STORAGE',
    description:
      'Time that responses to requests with an Idempotency-Key are kept, 0.01 to 8760 hours. Default: $MUSTER_IDEMPOTENCY_HOURS, 24.',
    helpValue: 'HOURS',
    parse: inUnit('h'),
  }),
  'usage-interval-seconds': Flags.string({
    helpGroup: 'STORAGE',
    description:
      'Interval at which the usage of device networks is stored, 0.1 to 3600 seconds. A server that is killed loses at most the usage of this time. Default: $MUSTER_USAGE_INTERVAL_SECONDS, 1.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  'auto-enroll': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Device type for the enrolment of unknown endpoints. Without it, the gateway answers them 4.03. Default: $MUSTER_AUTO_ENROLL, none.',
    helpValue: 'NAME',
  }),
  'enrolments-per-address': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Devices and object instances that an address may enrol in an hour, 0 or 1 to 10000000. Further unknown endpoints get 5.03 with the time to wait. Addresses of the same machine have no limit. An IPv6 /48 counts as one address. 0 sets no limit. Default: $MUSTER_ENROLMENTS_PER_ADDRESS, 2000.',
    helpValue: 'NUMBER',
  }),
  'enrolments-per-network': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Devices and object instances that are enrolled into a device network in an hour, 0 or 1 to 100000000. As for an address. 0 sets no limit. Default: $MUSTER_ENROLMENTS_PER_NETWORK, 100000.',
    helpValue: 'NUMBER',
  }),
  'max-instances': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Object instances of a device, those that it no longer lists included, 1 to 65536. A Register or Update that would add more gets 4.13. Default: $MUSTER_MAX_INSTANCES, 2000.',
    helpValue: 'NUMBER',
  }),
  'expiry-grace-seconds': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Time after its lifetime until a device goes offline, 0 to 86400 seconds. Default: $MUSTER_EXPIRY_GRACE_SECONDS, 247.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  'max-waiting-commands': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Pending commands of a device that is awake, 1 to 100000. Default: $MUSTER_MAX_WAITING_COMMANDS, 256.',
    helpValue: 'NUMBER',
  }),
  'queue-awake-seconds': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Time that a device in queue mode listens after its last message, 1 to 86400 seconds. Default: $MUSTER_QUEUE_AWAKE_SECONDS, 93.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  'queue-expiry-seconds': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Time that a command waits for a sleeping device, 1 to 31536000 seconds. Default: $MUSTER_QUEUE_EXPIRY_SECONDS, 86400.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  'queue-length': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Queue items of a sleeping device, 1 to 65536. The server answers 429 to further commands. Default: $MUSTER_QUEUE_LENGTH, 256.',
    helpValue: 'NUMBER',
  }),
  'observe-composite': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Use of Observe-Composite for several resources of a device: auto or never. auto uses it if the device supports it. never observes each resource on its own. Default: $MUSTER_OBSERVE_COMPOSITE, auto.',
    options: ['auto', 'never'],
  }),
  'composite-timeout-seconds': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Time limit for the response to an Observe-Composite, 1 to 93 seconds. If a device does not respond but answers a Read, the gateway observes each resource on its own. Default: $MUSTER_COMPOSITE_TIMEOUT_SECONDS, 10.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  'actuation-interval-seconds': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Time between two runs of an actuator that events of rules start, 1 to 86400 seconds. Of the events in between, the last one counts. Default: $MUSTER_ACTUATION_INTERVAL_SECONDS, 10.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  'transformer-backlog': Flags.string({
    helpGroup: 'DEVICE COMMANDS',
    description:
      'Devices and locations of a device network that wait for their transformers, 1 to 1000000. Beyond it, the server computes only the latest values. Default: $MUSTER_TRANSFORMER_BACKLOG, 10000.',
    helpValue: 'NUMBER',
  }),
  'body-limit-bytes': Flags.string({
    helpGroup: 'API LIMITS',
    description:
      'Maximum size of a request body after decompression, 1024 to 67108864 bytes. The server answers 413 to larger bodies. Default: $MUSTER_BODY_LIMIT_BYTES, 1048576.',
    helpValue: 'BYTES',
  }),
  'list-timeout-seconds': Flags.string({
    helpGroup: 'API LIMITS',
    description:
      'Time limit for reading a page of a list from the store, 0.001 to 300 seconds. The server answers 400 (query-too-slow) to requests that need longer. Default: $MUSTER_LIST_TIMEOUT_SECONDS, 5.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  'requests-per-minute': Flags.string({
    helpGroup: 'API LIMITS',
    description:
      'Requests of an API key per minute, 0 to 10000000. 0 sets no limit. Default: $MUSTER_REQUESTS_PER_MINUTE, 0.',
    helpValue: 'NUMBER',
  }),
  'requests-per-minute-per-address': Flags.string({
    helpGroup: 'API LIMITS',
    description:
      'Requests of an IP address per minute, 0 to 10000000. 0 sets no limit. Default: $MUSTER_REQUESTS_PER_MINUTE_PER_ADDRESS, 0.',
    helpValue: 'NUMBER',
  }),
  'refusals-per-minute-per-address': Flags.string({
    helpGroup: 'API LIMITS',
    description:
      'Requests of an IP address without a valid key per minute, 0 to 10000000. Beyond it, the server answers 429 instead of 401. 0 sets no limit. Default: $MUSTER_REFUSALS_PER_MINUTE_PER_ADDRESS, 600.',
    helpValue: 'NUMBER',
  }),
  'max-event-streams': Flags.string({
    helpGroup: 'API LIMITS',
    description:
      'Open event streams, 0 to 10000. The server answers 429 to further streams. The last tenth is reserved for device networks with few streams. Default: $MUSTER_MAX_EVENT_STREAMS, 1000.',
    helpValue: 'NUMBER',
  }),
  'firmware-max-bytes': Flags.string({
    helpGroup: 'FIRMWARE',
    description:
      'Maximum size of a firmware package, 1 to 4294967296 bytes. Default: $MUSTER_FIRMWARE_MAX_BYTES, 268435456.',
    helpValue: 'BYTES',
  }),
  'firmware-transfers': Flags.string({
    helpGroup: 'FIRMWARE',
    description:
      'Concurrent firmware transfers of a device network, 1 to 10000. A further quarter is reserved for networks with fewer transfers. Default: $MUSTER_FIRMWARE_TRANSFERS, 32.',
    helpValue: 'NUMBER',
  }),
  'firmware-timeout-seconds': Flags.string({
    helpGroup: 'FIRMWARE',
    description:
      'Time limit of a firmware update, including the sleep of the device, 10 to 31536000 seconds. Default: $MUSTER_FIRMWARE_TIMEOUT_SECONDS, 86400.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  'firmware-retry-seconds': Flags.string({
    helpGroup: 'FIRMWARE',
    description:
      'Maximum delay before the server retries a request that a device temporarily refused (5.03, 4.29), 1 to 86400 seconds. Default: $MUSTER_FIRMWARE_RETRY_SECONDS, 900.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  'firmware-delivery': Flags.string({
    helpGroup: 'FIRMWARE',
    description:
      'Delivery of firmware to devices that support both methods: push or pull. Default: $MUSTER_FIRMWARE_DELIVERY, push.',
    options: ['push', 'pull'],
  }),
  'firmware-url': Flags.string({
    helpGroup: 'FIRMWARE',
    description:
      'Base URL that devices download firmware from, up to 180 characters. Repeatable. Default: $MUSTER_FIRMWARE_URL, where the server listens.',
    helpValue: 'URL',
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
  }),
  'webhook-targets': Flags.string({
    helpGroup: 'WEBHOOK',
    description:
      'Addresses that the server delivers webhooks to: public, private, loopback, any, or networks such as 10.1.0.0/16, separated by commas. Default: $MUSTER_WEBHOOK_TARGETS, public.',
    helpValue: 'TARGETS',
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
  }),
  'webhook-timeout-seconds': Flags.string({
    helpGroup: 'WEBHOOK',
    description:
      'Time limit of an attempt to deliver to a webhook, 0.1 to 300 seconds. Default: $MUSTER_WEBHOOK_TIMEOUT_SECONDS, 15.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  'webhook-attempts': Flags.string({
    helpGroup: 'WEBHOOK',
    description:
      'Attempts before a delivery becomes a dead letter, 1 to 1000. Default: $MUSTER_WEBHOOK_ATTEMPTS, 12.',
    helpValue: 'NUMBER',
  }),
  'webhook-first-delay-seconds': Flags.string({
    helpGroup: 'WEBHOOK',
    description:
      'Delay before the second attempt of a delivery, 0.01 to 300 seconds. It doubles after each attempt, up to 300 seconds. Default: $MUSTER_WEBHOOK_FIRST_DELAY_SECONDS, 1.',
    helpValue: 'SECONDS',
    parse: inUnit('s'),
  }),
  'webhook-pending-events': Flags.string({
    helpGroup: 'WEBHOOK',
    description:
      'Pending events of a webhook, 1 to 10000000. The server drops further events. Default: $MUSTER_WEBHOOK_PENDING_EVENTS, 100000.',
    helpValue: 'NUMBER',
  }),
};
