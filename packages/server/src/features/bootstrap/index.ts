import type { BootstrapServerService } from '../../domain/services/bootstrap/bootstrap-server-service.ts';
import { bootstrapServerRoutes } from '../../http/routes/bootstrap-servers.ts';

interface Needs {
  readonly bootstrapServers: BootstrapServerService;
}

/** Routes of the feature `bootstrap`. */
export function routes({ bootstrapServers }: Needs) {
  return bootstrapServerRoutes(bootstrapServers);
}
