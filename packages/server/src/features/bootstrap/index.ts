import type { BootstrapServerService } from './bootstrap-server-service.ts';
import { bootstrapServerRoutes } from './routes/bootstrap-servers.ts';

interface Needs {
  readonly bootstrapServers: BootstrapServerService;
}

/** Routes of the feature `bootstrap`. */
export function composedRoutes({ bootstrapServers }: Needs) {
  return bootstrapServerRoutes(bootstrapServers);
}
