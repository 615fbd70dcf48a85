/** nginx in front of gateways (CoAP and DTLS datagrams) and processes of the API (HTTP). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freeTcpPort, freeUdpPort } from '@muster/testkit';
import { NginxProcess, STREAM_MODULE } from './nginx.ts';

interface Gateway {
  readonly coap: string;
  readonly coaps: string;
}

/** A device keeps its gateway, by its address and port, until {@link useGateways} has others. */
export class LoadBalancer implements Gateway {
  readonly coap: string;
  readonly coaps: string;
  /** Address of the API. */
  readonly url: string;
  readonly #folder: string;
  readonly #apis: readonly string[];
  #nginx: NginxProcess | undefined;

  private constructor(apis: readonly string[], ports: readonly [number, number, number]) {
    this.#folder = mkdtempSync(join(tmpdir(), 'muster-balancer-'));
    this.#apis = apis;
    this.url = `http://127.0.0.1:${ports[0]}`;
    this.coap = `coap://127.0.0.1:${ports[1]}`;
    this.coaps = `coaps://127.0.0.1:${ports[2]}`;
  }

  /** Resolves when it takes requests and datagrams. @param program path of nginx @param apis URLs of processes of the API */
  static async start(
    program: string,
    gateways: readonly Gateway[],
    apis: readonly string[],
  ): Promise<LoadBalancer> {
    const ports = [await freeTcpPort(), await freeUdpPort(), await freeUdpPort()] as const;
    const balancer = new LoadBalancer(apis, ports);
    await balancer.#run(program, gateways);
    return balancer;
  }

  async #run(program: string, gateways: readonly Gateway[]): Promise<void> {
    this.#configure(gateways);
    const log = join(this.#folder, 'log');
    const args = ['-p', this.#folder, '-c', join(this.#folder, 'nginx.conf'), '-e', log];
    const port = Number(new URL(this.url).port);
    this.#nginx = await NginxProcess.start(program, [...args, '-g', 'daemon off;'], { log, port });
  }

  /** From now on these gateways get the datagrams of devices, as a health check would have it. */
  async useGateways(gateways: readonly Gateway[]): Promise<void> {
    this.#configure(gateways);
    this.#nginx?.child.kill('SIGHUP');
    // The answer comes from a worker that has the new configuration.
    const state = JSON.stringify(gateways);
    for (;;) {
      const answer = await fetch(`${this.url}/gateways`, { headers: { connection: 'close' } });
      if ((await answer.text()) === state) return;
      await delay(20);
    }
  }

  #configure(gateways: readonly Gateway[]): void {
    writeFileSync(join(this.#folder, 'nginx.conf'), this.#configurationOf(gateways));
  }

  #configurationOf(gateways: readonly Gateway[]): string {
    const part = (scheme: 'coap' | 'coaps'): string => `
  upstream ${scheme} {
    hash $remote_addr:$remote_port consistent;
${gateways.map((one) => `    server ${new URL(one[scheme]).host} max_fails=0;`).join('\n')}
  }
  server {
    listen ${new URL(this[scheme]).host} udp rcvbuf=4m;
    proxy_pass ${scheme};
    # A device without DTLS is known by the address that its datagrams come from.
    proxy_timeout 1h;
  }`;
    // As root, workers would be another user, who may not write to the folder.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    return `load_module ${STREAM_MODULE};
${user}
pid ${this.#folder}/pid;
# The process that has a device's connection to its gateway gets its datagrams.
worker_processes 1;
worker_rlimit_nofile 16384;
events {
  worker_connections 16384;
}
stream {${part('coap')}${part('coaps')}
}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `  ${one}_temp_path ${this.#folder}/${one};`).join('\n')}
  upstream api {
${this.#apis.map((one) => `    server ${new URL(one).host} max_fails=0;`).join('\n')}
  }
  server {
    listen ${new URL(this.url).host};
    location = /gateways {
      return 200 '${JSON.stringify(gateways)}';
    }
    location / {
      proxy_http_version 1.1;
      proxy_set_header Connection close;
      proxy_pass http://api;
    }
  }
}
`;
  }

  async stop(): Promise<void> {
    await this.#nginx?.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
