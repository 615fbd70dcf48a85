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

const server = '^packages/server/src/';
const features = `${server}features/`;

/**
 * The features in layers, the lowest first. A feature imports lower layers only. Models do not count: they are data, and any feature
 * may import those of any other. A feature that is not listed is above all that are.
 */
export const featureLayers = [
  ['device-objects', 'events', 'idempotency', 'maps', 'presence', 'resource-types', 'tags', 'version'],
  ['activity', 'downlink', 'resource-collections', 'templates'],
  ['measurements', 'security'],
  ['bootstrap', 'network-settings', 'observation', 'settings'],
  ['catalogue', 'commands', 'locations', 'registration'],
  ['access', 'actuators', 'devices', 'hardware', 'legacy-devices', 'smart-objects', 'template-rollout'],
  ['firmware', 'gateways', 'rules', 'transformers', 'webhooks'],
  ['event-streams', 'key-rotation', 'networks'],
];

const listed = featureLayers.flat();
const foldersOf = (names) => `${features}(${names.join('|')})/(?!model[/.])`;
/** Everything in features but their models and the generated lists. */
const behaviour = `${features}(?!generated/)[^/]+/(?!model[/.])`;
/** What of a feature talks HTTP, or is an adapter with input and output of its own. */
const edges = '(?:http[/.]|(?:formulas|sender|files)/)';
const services = `${features}(?!generated/)[^/]+/(?!model[/.]|${edges})`;
const inputAndOutput = '^(node:)?(fs|net|dgram|http|https|child_process|worker_threads|sqlite)';

const featureLayerRules = featureLayers.map((layer, index) => ({
  name: `feature-layer-${index + 1}`,
  comment: 'A feature imports lower layers of featureLayers only, so that no features form a cycle.',
  severity: 'error',
  from: { path: foldersOf(layer) },
  to: { path: behaviour, pathNot: foldersOf(['$1', ...featureLayers.slice(0, index).flat()]) },
}));

export default {
  forbidden: [
    ...featureLayerRules,
    {
      name: 'feature-above-the-layers',
      comment:
        'Features that featureLayers does not list import listed ones only. List a feature before another imports it.',
      severity: 'error',
      from: { path: `${features}(?!(?:generated|${listed.join('|')})/)([^/]+)/(?!model[/.])` },
      to: { path: behaviour, pathNot: foldersOf(['$1', ...listed]) },
    },
    only(
      'models-are-data',
      'A model declares data: it knows other models, shared code and the port of the store.',
      `${features}[^/]+/model[/.]`,
      `${server}|${inputAndOutput}`,
      [
        `${features}[^/]+/model[/.]`,
        `${features}events/`,
        `${features}generated/permissions[.]ts$`,
        `${server}kernel/`,
        `${server}store/port[.]ts$`,
      ],
    ),
    only(
      'services-are-pure',
      'Services know features, shared code and ports, and do no input or output themselves.',
      services,
      `${server}|${inputAndOutput}`,
      [features, `${server}kernel/`, `${server}store/port[.]ts$`, `${server}gateway/ports/`],
    ),
    only(
      'services-without-routes',
      'Routes are made from services, not the other way round.',
      services,
      `${features}[^/]+/http[/.]|${features}generated/routes[.]ts$`,
    ),
    only(
      'routes-of-all-for-the-application',
      'Features import what they use from the file that holds it.',
      `${features}(?!generated/)`,
      `${features}generated/routes[.]ts$`,
    ),
    only(
      'server-knows-lwm2m-core-only',
      'Services use values and models of LwM2M, not sockets.',
      `${server}(?:kernel/|store/port[.]ts$|gateway/ports/)|${services}|${features}[^/]+/model[/.]`,
      '^packages/lwm2m/src/(binding|endpoint|index\\.ts)|^packages/net/src/(?!(?:clock|core)[.]ts)',
    ),
    only(
      'kernel-is-lowest',
      'Everything uses the kernel. It knows the port of the store only.',
      `${server}kernel/`,
      `${server}|${inputAndOutput}`,
      [`${server}kernel/`, `${server}store/port[.]ts$`],
    ),
    only(
      'store-port-stands-alone',
      'The port of the store is what all its users agree on.',
      `${server}store/port[.]ts$`,
      server,
    ),
    only(
      'gateway-ports-are-data',
      'The ports of the gateway name plain data and models.',
      `${server}gateway/ports/`,
      server,
      [`${server}gateway/ports/`, `${server}kernel/`, `${features}[^/]+/model[/.]`],
    ),
    only(
      'http-is-northbound',
      'The pipeline reaches devices and data through services.',
      `${server}http/`,
      `${server}(gateway|store|application)/`,
      [`${server}store/port[.]ts$`],
    ),
    only(
      'http-knows-three-features',
      'The pipeline checks keys, records changes and remembers answers. All other features come as routes, or as work that preparations.ts lists.',
      `${server}http/(?!preparations[.]ts$)`,
      behaviour,
      [`${features}(?:access|activity|idempotency)/(?!${edges})`],
    ),
    only(
      'cluster-at-the-edge',
      'Roles, links between processes and standby are known where the server is put together, and nowhere else.',
      `${server}(?:api|features|http|kernel|listener|observability|store)/`,
      `${server}cluster/`,
    ),
    only(
      'gateway-is-southbound',
      'The gateway reaches data through services.',
      `${server}gateway/`,
      `${server}(http|store|application)/|${features}(?:generated/|[^/]+/(?:${edges}))`,
      [`${server}store/port[.]ts$`],
    ),
    only(
      'store-knows-its-port',
      'Adapters know the port and the collections that they are given, not the rules.',
      `${server}store/`,
      `${server}(http|gateway|features|application)/`,
    ),
    {
      name: 'no-cycles',
      comment: 'A cycle has no first file to read, even if it consists of types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment:
        'An import that leads nowhere fails at run time. Trials of a release run in a project with the packages.',
      severity: 'error',
      from: { pathNot: '^scripts/release/trials/' },
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
    packageImports('sparkplug', [], 'Sparkplug B stands alone: any MQTT client, any application.'),
    packageImports(
      'mqtt',
      ['lwm2m', 'net', 'sparkplug'],
      'Brokers and dialects know the service behind them by their ports.',
    ),
    packageImports(
      'server',
      ['lwm2m', 'mqtt', 'net', 'sparkplug'],
      'The server speaks LwM2M and MQTT; CoAP stays behind the lwm2m package.',
    ),
    packageImports(
      'simulator',
      ['coap', 'lwm2m', 'net', 'sdk', 'sparkplug'],
      'Devices must not share code with the server that they test.',
    ),
    only(
      'simulator-coap-in-capture',
      'Devices speak LwM2M; only recordings see CoAP messages.',
      '^packages/simulator/src/(?!capture/)',
      '^packages/coap/',
    ),
    packageImports('sdk', [], 'The SDK runs in browsers and knows the contract only.'),
    only(
      'dashboard-imports',
      'The dashboard is a client of the API, with the abilities of every client.',
      '^packages/dashboard/(src|app)/',
      '^packages/',
      ['^packages/dashboard/', '^packages/sdk/'],
    ),
    packageImports('cli', ['sdk', 'server', 'simulator', 'dashboard'], 'The CLI is a client of the API.'),
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
      'store-adapters-stand-alone',
      'SQLite and PostgreSQL do not know each other. The JSON store is a file around SQLite.',
      `${server}store/(sqlite|postgres)/`,
      `${server}store/(?:sqlite|postgres|json)/`,
      [`${server}store/$1/`],
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
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
