/** The files of examples/deploy, as Docker Compose, Kubernetes and Prometheus read them. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const folder = join(import.meta.dirname, '..', '..', 'examples', 'deploy');

/** Content of a file, by its path below examples/deploy. */
export const text = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** All files, by their path below examples/deploy. */
export const deployFiles = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );

/** A block of shell commands of a README. @param name the word after `sh` */
export function block(path: string, name: string): string {
  const [, code] = new RegExp('```sh ' + name + '\\n([^]*?)```', 'u').exec(text(path)) ?? [];
  if (code === undefined) throw new Error(`${path} has no block ${name}.`);
  return code;
}

export type Variables = Readonly<Record<string, string>>;

/** Lines `NAME=value` of a file with variables. */
export function variablesIn(content: string): Variables {
  const lines = content.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

export interface ComposeService {
  /** Absent with `extends`. */
  readonly image?: string;
  readonly build?: Readonly<Record<'context' | 'dockerfile', string>>;
  readonly ports?: readonly string[];
  readonly environment?: Variables;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly networks?: Readonly<Record<string, { readonly ipv4_address?: string }>>;
  readonly extra_hosts?: readonly string[];
  readonly stop_grace_period?: string;
  readonly volumes?: readonly string[];
}

/** @param env of the file `.env`. Each variable without a default must be there. */
export function compose(env: Variables, file = 'compose.yaml'): Readonly<Record<string, ComposeService>> {
  const filled = text(`compose/${file}`).replaceAll(
    /\$\{([A-Z_]+)(?::-([^}]*)|:\?[^}]*)?\}/gu,
    (_all, name: string, otherwise?: string) => {
      const value = env[name] || otherwise;
      if (!value) throw new Error(`.env has no ${name}.`);
      return value;
    },
  );
  const { services } = parse(filled, { merge: true }) as { services: Record<string, ComposeService> };
  return services;
}

/** The services that run Muster, by their names. */
export const processesOf = (
  services: Readonly<Record<string, ComposeService>>,
): readonly (readonly [string, ComposeService])[] =>
  Object.entries(services).filter(([, { image }]) => image?.startsWith('muster:'));

type Named<T> = readonly ({ readonly name: string } & Readonly<T>)[];
type Probe = 'startupProbe' | 'livenessProbe' | 'readinessProbe';
type Reference = Readonly<Record<'name' | 'key', string>>;

export interface Container extends Partial<
  Readonly<Record<Probe, { readonly httpGet: Readonly<Record<'path' | 'port', string>> }>>
> {
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: Named<{ value?: string; valueFrom?: { fieldRef?: object; secretKeyRef?: Reference } }>;
  readonly envFrom?: readonly { readonly secretRef?: { readonly name: string } }[];
  readonly ports?: Named<{ containerPort: number }>;
  readonly lifecycle?: { readonly preStop: { readonly sleep: { readonly seconds: number } } };
  readonly securityContext: object;
  readonly volumeMounts: Named<{ mountPath: string }>;
}

interface Pod {
  readonly terminationGracePeriodSeconds: number;
  readonly securityContext: object;
  readonly initContainers?: readonly Container[];
  readonly containers: readonly [Container];
  readonly volumes: Named<{
    persistentVolumeClaim?: { readonly claimName: string };
    secret?: { readonly secretName: string; readonly items?: readonly { readonly path: string }[] };
  }>;
}

export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly replicas?: number;
    readonly minAvailable?: number;
    readonly strategy?: { readonly rollingUpdate: { readonly maxUnavailable: number } };
    readonly selector?: Readonly<Record<string, unknown>>;
    readonly podSelector?: Readonly<Record<string, unknown>>;
    readonly ingress?: readonly { readonly ports: readonly { readonly port: string }[] }[];
    readonly ports?: readonly { readonly targetPort: string }[];
    readonly template?: {
      readonly metadata: Readonly<Record<'labels' | 'annotations', Readonly<Record<string, string>>>>;
      readonly spec: Pod;
    };
  };
}

export const kustomization = (): {
  readonly resources: readonly string[];
  readonly images: readonly { readonly name: string }[];
  readonly configMapGenerator: readonly { readonly name: string; readonly envs: readonly string[] }[];
  readonly secretGenerator: readonly {
    readonly name: string;
    readonly envs?: readonly string[];
    readonly files?: readonly string[];
  }[];
} => parse(text('kubernetes/kustomization.yaml')) as ReturnType<typeof kustomization>;

/** Everything that the kustomization names. */
export const manifests = (): readonly Manifest[] =>
  kustomization().resources.flatMap((path) =>
    parseAllDocuments(text(`kubernetes/${path}`)).map((document) => {
      if (document.errors.length > 0) throw document.errors[0]!;
      return { spec: {}, ...(document.toJS() as Partial<Manifest>) } as Manifest;
    }),
  );

interface Query {
  readonly place: string;
  readonly expr: string;
}

/** All queries of the Grafana dashboard and of the alerts. */
export function queries(): readonly Query[] {
  const dashboard = JSON.parse(text('grafana/muster.json')) as {
    readonly panels: readonly { readonly title: string; readonly targets?: readonly { expr: string }[] }[];
  };
  const rules = parse(text('grafana/rules.yml')) as {
    readonly groups: readonly {
      readonly rules: readonly { readonly alert: string; readonly expr: string }[];
    }[];
  };
  return [
    ...dashboard.panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => ({ place: title, expr })),
    ),
    ...rules.groups.flatMap((group) => group.rules.map(({ alert, expr }) => ({ place: alert, expr }))),
  ];
}
