// The import table of the project. Each rule says why it stands.
const only = (name, comment, from, to, pathNot) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to, ...(pathNot ? { pathNot } : {}) },
});

/** Sources of one package may import no other package of the workspace than those named. */
const packageImports = (name, allowed, comment) => ({
  name: `${name}-imports`,
  comment,
  severity: 'error',
  from: { path: `^packages/${name}/(src|bin)/` },
  to: { path: '^packages/', pathNot: [name, ...allowed].map((p) => `^packages/${p}/`) },
});

const services = '^packages/server/src/domain/services/';

/** The folders of services in layers, the lowest first. A folder may import folders of lower layers only. */
const serviceLayers = [
  ['access', 'activity', 'device-objects', 'idempotency', 'maps', 'presence', 'tags'],
  ['downlink', 'resource-collections', 'security', 'templates'],
  ['bootstrap', 'measurements', 'network-settings', 'settings', 'webhooks'],
  ['catalogue', 'key-rotation', 'locations', 'observation'],
  ['commands', 'firmware', 'hardware', 'registration'],
  ['actuators', 'devices', 'gateways', 'legacy-devices', 'smart-objects', 'template-rollout'],
  ['networks', 'transformers'],
];

const folders = (names) => `${services}(${names.join('|')})/`;

const serviceLayerRules = serviceLayers.map((layer, index) => ({
  name: `service-layer-${index + 1}`,
  comment: 'A service folder imports lower layers of serviceLayers only, so that no folders form a cycle.',
  severity: 'error',
  from: { path: folders(layer) },
  to: { path: `${services}[^/]+/`, pathNot: folders(['$1', ...serviceLayers.slice(0, index).flat()]) },
}));

export default {
  forbidden: [
    ...serviceLayerRules,
    {
      name: 'service-folder-in-a-layer',
      comment:
        'A folder of services that serviceLayers does not name could close a cycle unseen. Add it there.',
      severity: 'error',
      from: { path: `${services}(?!(${serviceLayers.flat().join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'services-without-wiring',
      comment:
        'admin-domain.ts and device-domain.ts connect the folders of services, and import all of them.',
      severity: 'error',
      from: { path: `${services}[^/]+/` },
      to: { path: `${services}(admin|device)-domain\\.ts$` },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle has no first file to read, even if it consists of types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere fails at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-dependencies',
      comment: 'What a published package imports must be in its own dependencies.',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|bin)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'installed-dependencies',
      comment:
        'Development dependencies are not installed with a package. The build bundles those of the CLI.',
      severity: 'error',
      from: { path: '^packages/(?!cli/)[^/]+/(src|bin)/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'cli-parts-of-oclif',
      comment:
        'The index and the Command of oclif load its plugins and settings at the start of every command.',
      severity: 'error',
      from: { path: '^packages/cli/(src|bin)/' },
      to: { path: '/@oclif/core/lib/(index|command)[.]', dependencyTypesNot: ['type-only'] },
    },
    packageImports('net', [], 'Clock, UDP socket and addresses need Node only.'),
    packageImports('coap', ['net'], 'CoAP stands alone: any datagram transport, any application.'),
    packageImports('dtls', ['net'], 'DTLS stands alone: any datagram socket, any application.'),
    packageImports('lwm2m', ['coap', 'dtls', 'net'], 'LwM2M knows its transports and nothing above them.'),
    only(
      'lwm2m-dtls-in-endpoint',
      'One place joins CoAP and DTLS.',
      '^packages/lwm2m/src/(?!endpoint/)',
      '^packages/dtls/',
    ),
    packageImports(
      'server',
      ['lwm2m', 'net'],
      'The server speaks LwM2M; CoAP stays behind the lwm2m package.',
    ),
    packageImports(
      'simulator',
      ['coap', 'lwm2m', 'net', 'sdk'],
      'Devices must not share code with the server that they test.',
    ),
    only(
      'simulator-coap-in-capture',
      'Devices speak LwM2M; only recordings see CoAP messages.',
      '^packages/simulator/src/(?!capture/)',
      '^packages/coap/',
    ),
    packageImports('sdk', [], 'The SDK runs in browsers and knows the contract only.'),
    packageImports('cli', ['sdk', 'server', 'simulator'], 'The CLI is a client of the API.'),
    packageImports('testkit', ['coap', 'net'], 'Test tools know transports and clocks only.'),
    {
      name: 'cli-lazy-server',
      comment: 'A command that does not start a server must not pay for loading one.',
      severity: 'error',
      from: { path: '^packages/cli/(src|bin)/' },
      to: { path: '^packages/(server|simulator)/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    only(
      'lwm2m-coap-in-binding-and-endpoint',
      'The meaning of LwM2M is independent of its transport.',
      '^packages/lwm2m/src/(path|model|node|codec|operation|core\\.ts)',
      '^packages/coap/',
    ),
    only(
      'lwm2m-core-is-pure',
      'Core LwM2M code imports no CoAP, DTLS or socket.',
      '^packages/lwm2m/src/(path|model|node|codec|operation)/',
      '^packages/lwm2m/src/(binding|endpoint)/',
    ),
    only(
      'lwm2m-core-takes-the-clock',
      'Core LwM2M code opens no sockets, and imports @muster/net/clock only.',
      '^packages/lwm2m/src/(path|model|node|codec|operation|core\\.ts)',
      '^packages/net/',
      '^packages/net/src/clock[.]ts$',
    ),
    only(
      'domain-is-pure',
      'Compile-time arrows point at the domain; it does no I/O.',
      '^packages/server/src/domain/',
      '^packages/server/src/(?!domain/|features/generated/)|^(node:)?(fs|net|dgram|http|https|child_process|worker_threads|sqlite)',
    ),
    only(
      'shared-domain-below-services',
      'All services use the shared domain code, entities and ports. An import upwards would close a cycle.',
      '^packages/server/src/domain/(?!services/)',
      services,
    ),
    only(
      'domain-knows-lwm2m-core-only',
      'The domain uses values and models, not sockets.',
      '^packages/server/src/domain/',
      '^packages/lwm2m/src/(binding|endpoint|index\\.ts)|^packages/net/src/(?!clock[.]ts)',
    ),
    only(
      'http-is-northbound',
      'Routes reach devices and data through services.',
      '^packages/server/src/http/',
      '^packages/server/src/(gateway|store)/',
    ),
    only(
      'gateway-is-southbound',
      'The gateway reaches data through services.',
      '^packages/server/src/gateway/',
      '^packages/server/src/(http|store)/',
    ),
    only(
      'store-adapters-stand-alone',
      'No adapter leans on another.',
      '^packages/server/src/store/(sqlite)/',
      '^packages/server/src/store/(lowdb|memory)/',
    ),
    only(
      'store-knows-ports',
      'Adapters know the port and the entities, not the rules.',
      '^packages/server/src/store/',
      '^packages/server/src/(http|gateway|domain/services)/',
    ),
    only(
      'no-tests-in-sources',
      'Sources must not lean on tests.',
      '^packages/(?!testkit/)[^/]+/(src|bin)/',
      '/(test|bench|examples)/|^e2e/|^packages/testkit/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.json'],
    },
  },
};
