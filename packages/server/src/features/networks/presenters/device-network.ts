import type { NetworkDetails } from '../network-service.ts';
import type { DeviceNetworkResponse } from '../../../http/generated/contract.ts';

export function presentNetwork({ network, tenantName }: NetworkDetails): DeviceNetworkResponse {
  return {
    Id: network.id,
    Name: network.name,
    ExternalId: network.externalId,
    TenantId: network.tenantId,
    TenantName: tenantName,
  };
}
