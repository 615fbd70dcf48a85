/** The files of examples/deploy: their settings, ports and probes exist, and the commands of their READMEs make valid files. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { foreignPeer, freeTcpPort, programPath, skipWithout } from '@muster/testkit';
import { parse, parseAllDocuments } from 'yaml';
import { completeServerConfig, parseServerConfig, serverSettings } from '../../packages/server/src/config.ts';
import {
  block,
  compose,
  deployFiles,
  kustomization,
  manifests,
  processesOf,
  text,
  variablesIn,
  type Container,
  type Manifest,
  type Variables,
} from '../support/deploy-files.ts';
import { createWorkplace, startMuster, type Workplace } from '../support/muster.ts';

const examples = join(import.meta.dirname, '..', '..', 'examples', 'deploy');
const secrets = { POSTGRES_PASSWORD: 'one', NATS_PASSWORD: 'two' };
const passwords = { ...variablesIn(text('compose/.env.example')), ...secrets };
const listen = ['--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0', '--coaps=coaps://127.0.0.1:0'];
type Ours = ReturnType<typeof processesOf>;

/** Copies an example, and runs a block of commands of its README there. */
async function inCopyOf(name: string, commands: string, work: (place: Workplace) => unknown): Promise<void> {
  const place = await createWorkplace();
  try {
    cpSync(join(examples, name), place.dir, { recursive: true });
    const { status } = spawnSync('sh', ['-ec', block(`${name}/README.md`, commands)], { cwd: place.dir });
    expect(status).to.equal(0);
    await work(place);
  } finally {
    await place.remove();
  }
}

const portOf = (address = ''): string => address.slice(address.lastIndexOf(':') + 1);

describe('the examples of deployments', () => {
  it('are valid YAML and JSON', () => {
    for (const path of deployFiles()) {
      if (path.endsWith('.json')) JSON.parse(text(path));
      if (!/\.ya?ml$/u.test(path)) continue;
      for (const { errors } of parseAllDocuments(text(path), { merge: true }))
        expect(errors, path).to.deep.equal([]);
    }
  });

  it('name settings of the server only', () => {
    const variables = new Set(serverSettings.map(({ variable }) => variable));
    const flags = new Set(serverSettings.map(({ flag }) => flag));
    for (const path of deployFiles()) {
      for (const [name] of text(path).matchAll(/\bMUSTER_[A-Z_]*[A-Z]/gu))
        expect(variables.has(name), `${path}: ${name}`).to.equal(true);
      // READMEs and compose.yaml have flags of other commands too.
      if (!path.startsWith('kubernetes/') || path.endsWith('.md')) continue;
      for (const [name] of text(path).matchAll(/--[a-z]+[a-z-]*/gu))
        expect(flags.has(name), `${path}: ${name}`).to.equal(true);
    }
  });

  it('build an image from the clone that runs as a user who is not root, with the ports and the folder of the server', () => {
    const file = text('Dockerfile').replaceAll('\\\n', '');
    const lines = new Map(
      Array.from(
        file.matchAll(/^(USER|VOLUME|EXPOSE|ENTRYPOINT|CMD|ENV|STOPSIGNAL) (.*)$/gmu),
        ([, key = '', value = '']) => [key, value] as const,
      ),
    );
    expect(lines.get('USER')).to.match(/^[1-9]\d*:[1-9]\d*$/u);
    expect(lines.get('ENTRYPOINT')).to.equal('["/usr/local/bin/muster"]');
    expect(lines.get('STOPSIGNAL')).to.equal('SIGTERM');
    const env = Object.fromEntries(
      Array.from(
        lines.get('ENV')!.matchAll(/(\w+)=(\S+)/gu),
        ([, name = '', value = '']) => [name, value] as const,
      ),
    );
    const config = parseServerConfig({}, env);
    expect(config.dataDir).to.equal(lines.get('VOLUME'));
    const ports = [portOf(config.http), ...config.coap.map(portOf), '5684', '1883'];
    expect(lines.get('EXPOSE')!.match(/\d+(?=\/)/gu)).to.deep.equal(ports);
    for (const [, source = ''] of file.matchAll(/^COPY (examples\S+) /gmu))
      expect(deployFiles().map((path) => `examples/deploy/${path}`)).to.include(source);
    // Build arguments replace both images.
    expect(file.match(/^FROM .*$/gmu)).to.deep.equal(['FROM ${NODE} AS build', 'FROM ${BASE}']);
  });

  describe('Docker Compose', () => {
    const services = compose(passwords);
    const ours = processesOf(services);
    const withRole = (role: string) => ours.filter(([, one]) => one.environment?.['MUSTER_ROLE'] === role);

    it('runs a worker with one that stands by, two gateways and two processes of the API with valid settings', () => {
      const configs = ours.map(([, { environment = {} }]) =>
        completeServerConfig(parseServerConfig({}, environment)),
      );
      const roles = configs.map(({ role, standby }) => [...(role ?? []), ...(standby ? ['standby'] : [])]);
      const [worker, gateway, api] = [['worker', 'standby'], ['gateway'], ['api']];
      expect(roles).to.deep.equal([worker, worker, gateway, gateway, api, api]);
      for (const { bus } of configs) expect(new URL(bus ?? '').hostname in services, bus).to.equal(true);
      for (const [name, { environment = {} }] of [...withRole('worker'), ...withRole('api')]) {
        const { store } = parseServerConfig({}, environment);
        expect(new URL(store).hostname in services, name).to.equal(true);
      }
    });

    it('has workers name addresses for firmware downloads, and rotate keys only if the operator asks for it', () => {
      const asked = processesOf(compose({ ...passwords, MUSTER_ROTATE_KEYS: 'true' }));
      for (const [name, { environment = {} }] of withRole('worker')) {
        const { firmwareUrl = [], rotateKeys } = parseServerConfig({}, environment);
        expect(firmwareUrl.map(portOf), name).to.deep.equal(['5683', '5684']);
        expect(rotateKeys).to.equal(false);
        const again = asked.find(([one]) => one === name)?.[1].environment ?? {};
        expect(parseServerConfig({}, again).rotateKeys).to.equal(true);
      }
    });

    it('gives gateways names of their own, no database and no way to write files', () => {
      for (const [name, { environment = {}, volumes }] of withRole('gateway')) {
        expect(environment['MUSTER_GATEWAY_NAME']).to.equal(name);
        expect(environment).to.not.have.any.keys('MUSTER_STORE', 'PGPASSWORD');
        expect(volumes).to.deep.equal(['data:/var/lib/muster:ro']);
        // All devices have the address of nginx.
        expect(parseServerConfig({}, environment).coapsHandshakesPerAddress).to.equal(2_000);
      }
    });

    it('asks the probes of each process at its own address, and stops it after its time for requests', () => {
      for (const [name, { environment = {}, healthcheck, stop_grace_period: grace = '' }] of ours) {
        const [, port, path] = /127\.0\.0\.1:(\d+)(\/\w+)/u.exec(healthcheck?.test.at(-1) ?? '') ?? [];
        // A worker that stands by is not ready.
        expect(path, name).to.equal(environment['MUSTER_STANDBY'] === undefined ? '/readyz' : '/healthz');
        expect(port, name).to.equal(portOf(environment['MUSTER_HTTP']));
        const { shutdownTimeoutSeconds } = parseServerConfig({}, environment);
        expect(Number.parseInt(grace, 10)).to.be.greaterThan(shutdownTimeoutSeconds);
      }
    });

    it('ends a process that hangs, and no other, so that Docker starts it again', async () => {
      const server =
        "require('http').createServer((q, r) => r.writeHead(q.url === '/standby' ? 503 : 200).end()).listen(0, '127.0.0.1', function () {";
      // Stands for the process that Docker runs with `init: true`.
      const init = spawn('/bin/sh', [
        '-c',
        '"$1" -e "$2" & wait $!; echo " ended $?"',
        'init',
        process.execPath,
        `${server} process.stdout.write(process.pid + ' ' + this.address().port + ' ') })`,
      ]);
      try {
        const [started] = (await once(init.stdout, 'data')) as [Buffer];
        const [pid, port] = String(started).split(' ').map(Number);
        const health = async (url: string, timeoutMs: number): Promise<unknown> => {
          const args = [join(examples, 'health.mjs'), url, String(init.pid), String(timeoutMs)];
          return (await once(spawn(process.execPath, args), 'exit'))[0];
        };
        expect(await health(`http://127.0.0.1:${port}/`, 60_000)).to.equal(0);
        expect(await health(`http://127.0.0.1:${port}/standby`, 60_000)).to.equal(1);
        expect(await health(`http://127.0.0.1:${port}/`, 60_000), 'after a 503').to.equal(0);
        expect(await health(`http://127.0.0.1:${await freeTcpPort()}/`, 60_000)).to.equal(1);
        process.kill(pid!, 'SIGSTOP');
        const ended = once(init.stdout, 'data');
        expect(await health(`http://127.0.0.1:${port}/`, 100)).to.equal(1);
        expect(String(await ended)).to.equal(' ended 137\n');
      } finally {
        init.kill('SIGKILL');
      }
      for (const [name, service] of ours) {
        expect(service, name).to.include({ init: true, restart: 'unless-stopped' });
        expect(service.healthcheck?.test[2], name).to.equal('/usr/local/lib/health.mjs');
      }
      expect(text('Dockerfile')).to.include('COPY examples/deploy/health.mjs /usr/local/lib/');
    });

    it('has nginx and Prometheus ask the processes where they are', () => {
      const [workers = [], gateways = [], apis = []] = ['worker', 'gateway', 'api'].map(withRole);
      const at = ([name, { environment }]: Ours[number], variable = 'MUSTER_HTTP'): string =>
        `${name}:${portOf(environment?.[variable])}`;
      const upstreams = Array.from(
        text('compose/nginx.conf').matchAll(/^\s*server (\S+) /gmu),
        ([, one]) => one,
      );
      expect(upstreams).to.deep.equal([
        ...gateways.map((one) => at(one, 'MUSTER_COAP')),
        ...gateways.map((one) => at(one, 'MUSTER_COAPS')),
        ...apis.map((one) => at(one)),
      ]);
      // nginx.sh finds the lines of a gateway by its name at their end.
      for (const [name] of gateways)
        expect(text('compose/nginx.conf').match(new RegExp(`; # ${name}$`, 'gmu'))).to.have.length(2);
      const { environment = {} } = services['nginx'] ?? {};
      expect(environment['GATEWAYS']).to.equal(gateways.map((one) => `${one[0]}=${at(one)}`).join(' '));
      const addresses = [...apis, ...gateways].map(
        ([name, { networks }]) => `${name}:${networks?.['inside']?.ipv4_address}`,
      );
      expect(services['nginx']?.extra_hosts).to.deep.equal(addresses);
      const proxy = services['nginx']?.networks?.['inside']?.ipv4_address;
      for (const [, one] of apis) expect(one.environment?.['MUSTER_TRUST_PROXY']).to.equal(proxy);
      const { scrape_configs: jobs, rule_files: rules } = parse(text('grafana/prometheus.yml')) as {
        scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
        rule_files: string[];
      };
      const targets = jobs.map(({ job_name: job, static_configs: all }) => [
        job,
        all.flatMap((one) => one.targets),
      ]);
      expect(targets).to.deep.equal([
        ['muster-worker', workers.map((one) => at(one))],
        ['muster-gateway', gateways.map((one) => at(one))],
        ['muster-api', apis.map((one) => at(one))],
      ]);
      for (const file of rules) expect(deployFiles()).to.include(`grafana/${file}`);
    });

    it('is valid for Docker Compose, with several processes and with one', async function () {
      const program = foreignPeer(this, 'docker-compose', 'docker-compose');
      // Makes the passwords.
      foreignPeer(this, 'openssl', 'openssl');
      await inCopyOf('compose', 'passwords', ({ dir }) => {
        for (const file of ['compose.yaml', 'single.yaml']) {
          // Version 1 of the program does not know the name of a project.
          writeFileSync(join(dir, file), text(`compose/${file}`).replace(/^name: .*$/mu, ''));
          const check = spawnSync(program, ['--file', file, 'config', '--quiet'], {
            cwd: dir,
            encoding: 'utf8',
          });
          expect(check.status, check.stderr).to.equal(0);
        }
      });
    });

    it('publishes the ports of one server with all roles, and asks its probe', () => {
      const single = compose(passwords, 'single.yaml');
      expect(Object.keys(single)).to.deep.equal(['postgres', 'muster']);
      const {
        environment = {},
        ports = [],
        healthcheck,
        stop_grace_period: grace = '',
        build,
      } = single['muster']!;
      const config = completeServerConfig(parseServerConfig({}, environment));
      expect(config.role).to.equal(undefined);
      expect(new URL(config.store).hostname in single).to.equal(true);
      const published = ports.map((port) => /(\d+)(?:\/udp)?$/u.exec(port)?.[1]);
      expect(published).to.deep.equal([config.http, ...config.coap, ...(config.coaps ?? [])].map(portOf));
      expect(healthcheck?.test.at(-1)).to.equal(`http://127.0.0.1:${portOf(config.http)}/readyz`);
      expect(Number.parseInt(grace, 10)).to.be.greaterThan(config.shutdownTimeoutSeconds);
      for (const one of [build, ...ours.map(([, service]) => service.build)])
        expect(one).to.deep.equal({ context: '../../..', dockerfile: 'examples/deploy/Dockerfile' });
    });

    it('gets passwords by the commands of its README, and has none of its own', async function () {
      foreignPeer(this, 'openssl', 'openssl');
      const nats = foreignPeer(this, 'nats-server', 'nats-server');
      await inCopyOf('compose', 'passwords', ({ dir }) => {
        const made = variablesIn(readFileSync(join(dir, '.env'), 'utf8'));
        expect(made['POSTGRES_PASSWORD']).to.match(/^[0-9a-f]{48}$/u);
        expect(made['NATS_PASSWORD']).to.match(/^p[0-9a-f]{48}$/u);
        for (const { environment = {} } of Object.values(compose(made))) parseServerConfig({}, environment);
        const check = spawnSync(nats, ['-c', 'nats.conf', '-t'], { cwd: dir, env: made, encoding: 'utf8' });
        expect(check.status, check.stderr).to.equal(0);
      });
    });
  });

  describe('Kubernetes', () => {
    const all = manifests();
    const parts = all.filter(({ spec }) => spec.template !== undefined);
    const settings: Variables = Object.assign(
      {},
      ...kustomization().configMapGenerator.flatMap(({ envs }) =>
        envs.map((path) => variablesIn(text(`kubernetes/${path}`))),
      ),
    ) as Variables;
    const podOf = ({ spec }: Manifest) => spec.template!.spec;
    const configOf = (part: Manifest) => {
      const [{ env = [], envFrom = [] }] = podOf(part).containers;
      const urls = variablesIn(text('kubernetes/urls.env.example'));
      const own = env.map(({ name, value, valueFrom: { fieldRef, secretKeyRef } = {} }) => {
        const referred = fieldRef === undefined ? urls[secretKeyRef?.key ?? ''] : part.metadata.name;
        return [name, value ?? referred] as const;
      });
      const isGiven = envFrom.some(({ secretRef }) => secretRef?.name === 'muster-urls');
      return { ...settings, ...(isGiven ? urls : {}), ...Object.fromEntries(own) };
    };

    it('runs a worker with one that stands by, two gateways and two processes of the API with valid settings', () => {
      expect(
        parts.map((part) => {
          const { role, standby } = completeServerConfig(parseServerConfig({}, configOf(part)));
          return [part.kind, part.spec.replicas, role, standby];
        }),
      ).to.deep.equal([
        ['StatefulSet', 2, ['worker'], true],
        ['StatefulSet', 2, ['gateway'], false],
        ['Deployment', 2, ['api'], false],
      ]);
      const [, gateways] = parts.map(configOf);
      expect(gateways)
        .to.include({ MUSTER_GATEWAY_NAME: 'muster-gateway' })
        .and.to.not.have.property('MUSTER_STORE');
    });

    it('gives each process the keys that it needs', () => {
      const keysOf = (part: Manifest) =>
        podOf(part).volumes.find(({ secret }) => secret?.secretName === 'muster-keys')?.secret?.items;
      expect(parts.map((part) => keysOf(part)?.map(({ path }) => path))).to.deep.equal([
        undefined,
        ['bus.key', 'sessions.keys', 'gateway-key.pem'],
        ['api-key.secret', 'secrets.keys', 'bus.key'],
      ]);
    });

    it('gives workers and, for reading, the API the firmware packages, and devices an address for downloads', () => {
      const mounts = parts.map((part) =>
        podOf(part).containers[0].volumeMounts.filter(({ mountPath }) => mountPath.endsWith('/firmware')),
      );
      const mount = { name: 'firmware', mountPath: '/var/lib/muster/firmware' };
      expect(mounts).to.deep.equal([[mount], [], [{ ...mount, readOnly: true }]]);
      for (const part of [parts[0]!, parts[2]!]) {
        const volume = podOf(part).volumes.find(({ name }) => name === mount.name);
        expect(volume?.persistentVolumeClaim?.claimName).to.equal('muster-firmware');
      }
      const { firmwareUrl = [] } = parseServerConfig({}, configOf(parts[0]!));
      expect(firmwareUrl.map((url) => new URL(url).protocol)).to.deep.equal(['coap:', 'coaps:', 'https:']);
    });

    it('asks probes that exist at the ports of the processes, and stops them after their time for requests', () => {
      for (const part of parts) {
        const { terminationGracePeriodSeconds: grace, containers } = podOf(part);
        const [{ ports = [], startupProbe, livenessProbe, readinessProbe, lifecycle }] = containers;
        const config = configOf(part);
        const portNamed = (name = '') => String(ports.find((port) => port.name === name)?.containerPort);
        const probes = [startupProbe, livenessProbe, readinessProbe].map((one) => one?.httpGet);
        // A worker that stands by is not ready, and an update must not wait for it.
        const readiness = config['MUSTER_STANDBY'] === undefined ? '/readyz' : '/healthz';
        expect(probes.map((one) => one?.path)).to.deep.equal(['/healthz', '/healthz', readiness]);
        for (const one of probes) expect(portNamed(one?.port)).to.equal(portOf(config['MUSTER_HTTP']));
        const { annotations } = part.spec.template!.metadata;
        expect(annotations['prometheus.io/port']).to.equal(portOf(config['MUSTER_HTTP']));
        for (const scheme of ['coap', 'coaps']) {
          const address = config[`MUSTER_${scheme.toUpperCase()}`];
          if (address !== undefined) expect(portNamed(scheme)).to.equal(portOf(address));
        }
        const preStop = lifecycle?.preStop.sleep.seconds ?? 0;
        expect(grace).to.be.greaterThan(preStop + parseServerConfig({}, config).shutdownTimeoutSeconds);
      }
    });

    it('has services and disruption budgets for these pods, and never fewer processes of the API than wanted', () => {
      const labels = parts.map(({ spec }) => spec.template!.metadata.labels);
      for (const { kind, spec } of all) {
        const selector: unknown = spec.selector?.['matchLabels'] ?? spec.selector;
        if (selector === undefined) continue;
        const index = labels.findIndex((one) => JSON.stringify(one) === JSON.stringify(selector));
        expect(index, kind).to.be.at.least(0);
        const names = podOf(parts[index]!).containers[0].ports?.map(({ name }) => name);
        for (const { targetPort } of spec.ports ?? []) expect(names).to.include(targetPort);
      }
      const budgets = all.filter(({ kind }) => kind === 'PodDisruptionBudget');
      expect(budgets.map(({ spec }) => spec.minAvailable)).to.deep.equal([1, 1, 1]);
      expect(parts[2]?.spec.strategy?.rollingUpdate).to.deep.equal({ maxUnavailable: 0, maxSurge: 1 });
    });

    it('runs containers without privileges, which write to volumes only', () => {
      const image = kustomization().images[0]?.name;
      for (const part of parts) {
        const { initContainers = [], containers, securityContext } = podOf(part);
        expect(securityContext).to.include({ runAsNonRoot: true, runAsUser: 1000 });
        for (const one of [...initContainers, ...containers] as readonly Container[]) {
          expect(one.image).to.equal(image);
          expect(one.securityContext).to.deep.equal({
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          });
        }
        expect(containers[0].volumeMounts.map(({ mountPath }) => mountPath)).to.include.members([
          '/tmp',
          '/var/lib/muster',
        ]);
      }
    });

    it('lets clients reach the ports of pods only by network policies', () => {
      const policies = all.filter(({ kind }) => kind === 'NetworkPolicy');
      const reached = policies.map(({ spec }) => {
        const labels = JSON.stringify(spec.podSelector?.['matchLabels']);
        const part = parts.find((one) => JSON.stringify(one.spec.template!.metadata.labels) === labels);
        const ports = podOf(part!).containers[0].ports?.map(({ name }) => name);
        expect(spec.ingress?.flatMap((rule) => rule.ports.map(({ port }) => port))).to.deep.equal(ports);
        return part;
      });
      expect(reached).to.have.members(parts);
    });

    it('is valid for Kubernetes, with the files that its README makes', async function () {
      foreignPeer(this, 'openssl', 'openssl');
      const kubectl =
        programPath('kubectl') ??
        skipWithout(this, { peer: 'kubectl', install: 'the packages of Kubernetes' });
      const install = 'pip install kubernetes-validate';
      const validate =
        programPath('kubernetes-validate') ?? skipWithout(this, { peer: 'kubernetes-validate', install });
      await inCopyOf('kubernetes', 'keys', ({ dir }) => {
        const rendered = spawnSync(kubectl, ['kustomize', '.'], { cwd: dir, encoding: 'utf8' });
        expect(rendered.status, rendered.stderr).to.equal(0);
        writeFileSync(join(dir, 'rendered.yaml'), rendered.stdout);
        const check = spawnSync(validate, ['--strict', '--quiet', 'rendered.yaml'], {
          cwd: dir,
          encoding: 'utf8',
        });
        expect(check.status, check.stdout + check.stderr).to.equal(0);
      });
    });

    it('copies the keys into the folder of a worker, and replaces none', async () => {
      const [, , program = ''] = podOf(parts[0]!).initContainers?.[0]?.command ?? [];
      const place = await createWorkplace();
      try {
        const [keys, data] = ['keys', 'data'].map((name) => join(place.dir, name)) as [string, string];
        for (const folder of [keys, data]) mkdirSync(folder);
        for (const [file, content] of [
          [join(keys, 'bus.key'), 'new'],
          [join(keys, 'sessions.keys'), 'new'],
          [join(data, 'sessions.keys'), 'rotated'],
        ] as const)
          writeFileSync(file, content);
        const here = program.replaceAll('/keys', keys).replaceAll('/var/lib/muster', data);
        const { status, stderr } = spawnSync(process.execPath, ['-e', here], { encoding: 'utf8' });
        expect(status, stderr).to.equal(0);
        const copied = readdirSync(data).map((name) => [name, readFileSync(join(data, name), 'utf8')]);
        expect(copied).to.deep.equal([
          ['bus.key', 'new'],
          ['sessions.keys', 'rotated'],
        ]);
      } finally {
        await place.remove();
      }
    });

    it('gets the keys of a service by the commands of its README, which is all that gateways need', async function () {
      foreignPeer(this, 'openssl', 'openssl');
      await inCopyOf('kubernetes', 'keys', async (place) => {
        const [data, mine] = [join(place.dir, 'data'), join(place.dir, 'gateway')];
        for (const folder of [data, mine]) mkdirSync(folder);
        for (const { files = [], envs = [] } of kustomization().secretGenerator) {
          for (const file of files) cpSync(join(place.dir, file), join(data, file.split('/').at(-1)!));
          for (const file of envs)
            expect(variablesIn(readFileSync(join(place.dir, file), 'utf8'))).to.have.property('MUSTER_STORE');
        }
        const args = ['server', '--store=memory:', `--data-dir=${data}`, ...listen];
        await (await startMuster(place, args)).stop();
        for (const file of readdirSync(join(place.dir, 'secrets')).filter((one) => one !== 'urls.env')) {
          const made = readFileSync(join(place.dir, 'secrets', file));
          expect(readFileSync(join(data, file))).to.deep.equal(made);
          if (!['api-key.secret', 'secrets.keys'].includes(file)) cpSync(join(data, file), join(mine, file));
        }
        // Without a bus, it starts and waits.
        const role = ['server', '--role=gateway', '--bus=nats://127.0.0.1:9', `--data-dir=${mine}`];
        const gateway = await startMuster(place, [...role, ...listen]);
        expect((await fetch(`${gateway.info.http}/readyz`)).status).to.equal(503);
        await gateway.stop();
        expect(readdirSync(mine)).to.have.members(['bus.key', 'gateway-key.pem', 'sessions.keys']);
      });
    });
  });

  describe('systemd', () => {
    const unit = text('systemd/muster.service');
    const valuesOf = (key: string): readonly string[] =>
      Array.from(unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gmu')), ([, value = '']) => value);

    it('has a unit that systemd accepts, with an exposure of at most 1.5 of 10', async function () {
      const systemd = foreignPeer(this, 'systemd-analyze', 'systemd');
      const place = await createWorkplace();
      try {
        const file = join(place.dir, 'muster.service');
        writeFileSync(file, unit.replaceAll('/usr/local/bin/muster', process.execPath));
        for (const args of [
          ['verify', file],
          ['security', '--offline=true', '--threshold=15', file],
        ]) {
          const check = spawnSync(systemd, args, { encoding: 'utf8' });
          expect(check.status, check.stdout + check.stderr).to.equal(0);
          expect(args[0] === 'verify' ? check.stderr : '').to.not.contain('muster.service');
        }
      } finally {
        await place.remove();
      }
    });

    it('runs its command with its variables, and the server stops within its time', async () => {
      const place = await createWorkplace();
      try {
        const specifiers: Readonly<Record<string, string>> = {
          '%t': join(place.dir, 'run'),
          '%S': join(place.dir, 'lib'),
          '%d': join(place.dir, 'credentials'),
        };
        const filled = valuesOf('Environment')
          .join(' ')
          .replaceAll(/%[tSd]/gu, (one) => specifiers[one]!);
        Object.assign(place.env, variablesIn(filled.replaceAll(' ', '\n')));
        const [command = ''] = valuesOf('ExecStart');
        expect(command).to.match(/^\/usr\/local\/bin\/muster /u);
        const server = await startMuster(place, [...command.split(' ').slice(1), ...listen]);
        expect(readdirSync(join(place.dir, 'lib', 'muster'))).to.include.members([
          'muster.db',
          'api-key.secret',
        ]);
        expect(await server.stop('SIGTERM')).to.equal(0);
        const seconds = Number.parseInt(valuesOf('TimeoutStopSec')[0] ?? '', 10);
        expect(seconds).to.be.greaterThan(parseServerConfig({}, {}).shutdownTimeoutSeconds);
      } finally {
        await place.remove();
      }
    });
  });
});
