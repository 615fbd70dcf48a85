import type * as Configuration from '../model/configuration.ts';
import type { DataCollectorTemplate } from '../model/data-collector-template.ts';
import type { DataCollectorType } from '../model/data-collector-type.ts';
import type { DataCollector } from '../model/data-collector.ts';
import { effectiveValues } from '../configurations.ts';
import { internalDeviceId } from '../data-collector-views.ts';
import type { DataCollectorContext, DataCollectorDetails } from '../data-collector-views.ts';
import type { DataCollectorTypeDetails, TypeMetrics } from '../data-collector-type-service.ts';
import type { TemplateSettingValue } from '../../settings/settings.ts';
import type { TagView } from '../../tags/tag-service.ts';
import type {
  DataCollectorListResponse,
  DataCollectorResponse,
  DataCollectorTemplateExportResponse,
  DataCollectorTemplateResponse,
  DataCollectorTypeExportResponse,
  DataCollectorTypeListResponse,
  DataCollectorTypeResponse,
  ConfigurationItem,
  ConfigurationValueResponse,
} from '../../../http/generated/contract.ts';
import { presentReported } from './gateway.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentTag } from '../../tags/presenters/tag.ts';
import { presentSetting, presentSettingCategory, presentTemplateValue } from '../../settings/http.ts';

export function presentDataCollectorRow(
  collector: DataCollector,
  context: DataCollectorContext,
): DataCollectorListResponse {
  const state = context.states.get(collector.id);
  return {
    Id: collector.id,
    Name: collector.name,
    Region: collector.region,
    MACAddress: collector.macAddress,
    ExternalId: collector.externalId,
    LocationId: collector.locationId,
    LocationName: context.locationNames.get(collector.locationId),
    DataCollectorTypeId: collector.dataCollectorTypeId,
    DataCollectorTypeName: context.types.get(collector.dataCollectorTypeId)?.name,
    NbrOfDevices: context.deviceCounts.get(collector.id) ?? 0,
    Config: collector.config,
    IsBlacklisted: collector.isBlacklisted,
    IsConfigured: !context.unconfigured.has(collector.id),
    // The operator updates the gateway together with the service.
    IsUpdating: false,
    LastSeen: collector.status?.at ?? state?.since,
    ContactLost: state?.isListening !== true,
    SoftwareVersion: state?.version,
  };
}

export function presentDataCollector(
  collector: DataCollector,
  context: DataCollectorContext,
  details: DataCollectorDetails,
): DataCollectorResponse {
  const type = context.types.get(collector.dataCollectorTypeId);
  const template = context.templates.get(collector.dataCollectorTemplateId);
  return {
    ...presentDataCollectorRow(collector, context),
    Note: collector.note,
    DataCollectorTypeTypeId: type?.hardwareTypeId,
    DataCollectorTemplateId: collector.dataCollectorTemplateId,
    DataCollectorTemplateName: template?.name,
    InternalDeviceId: internalDeviceId(collector.id),
    LastConnectionTimestamp: context.states.get(collector.id)?.since,
    Configurations: effectiveValues(
      type?.configurations ?? [],
      collector.configurations,
      template?.configurations ?? [],
    ).map((one) => ({ ...presentValue(one), IsInherited: one.isInherited })),
    Settings: details.settings.map(presentSetting),
    Tags: details.tags.map((one) => presentTag(one.tag, one.isInherited)),
    Statuses: presentReported(collector),
    Networks: details.networks.map((one) => ({
      Id: one.id,
      Name: one.name,
      NetworkType: one.networkType,
      ...omitUndefined({ SSID: one.ssid }),
    })),
  };
}

export function presentItem({ key, type }: Configuration.ConfigurationItem): ConfigurationItem {
  return { Key: key, Type: type };
}

export function presentValue({
  key,
  type,
  value,
}: Configuration.ConfigurationValue): ConfigurationValueResponse {
  return { Key: key, Type: type, Value: value };
}

export function presentDataCollectorType(details: DataCollectorTypeDetails): DataCollectorTypeResponse {
  const { type, categories, internalDeviceTypeName } = details;
  return {
    Id: type.id,
    Name: type.name,
    HardwareTypeId: type.hardwareTypeId,
    InternalDeviceTypeId: type.internalDeviceTypeId,
    InternalSensorColletionTypeName: internalDeviceTypeName,
    IsLegacy: type.isLegacy,
    IsVirtual: type.isVirtual,
    Configurations: type.configurations.map(presentItem),
    SettingCategories: categories.map(presentSettingCategory),
  };
}

export function presentDataCollectorTypeMetrics(
  type: DataCollectorType,
  metrics?: TypeMetrics,
): DataCollectorTypeListResponse {
  return {
    Id: type.id,
    Name: type.name,
    HardwareTypeId: type.hardwareTypeId,
    IsVirtual: type.isVirtual,
    NbrOfInstances: metrics?.instances ?? 0,
    NbrOfTemplates: metrics?.templates ?? 0,
  };
}

export function exportDataCollectorType(type: DataCollectorType): DataCollectorTypeExportResponse {
  return {
    Name: type.name,
    HardwareCategory: 'GatewayType',
    HardwareTypeId: type.hardwareTypeId,
    Configurations: type.configurations.map(presentItem),
  };
}

export function presentDataCollectorTemplate(
  template: DataCollectorTemplate,
  type: DataCollectorTypeDetails | undefined,
  values: readonly TemplateSettingValue[],
  tags: readonly TagView[],
): DataCollectorTemplateResponse {
  return {
    Id: template.id,
    Name: template.name,
    Config: template.config,
    ConfigString: template.config,
    Configurations: effectiveValues(type?.type.configurations ?? [], template.configurations).map(
      presentValue,
    ),
    ContactLostThreshold: template.contactLostThreshold,
    InternalDeviceTemplateId: template.internalDeviceTemplateId,
    DataCollectorTypeId: template.dataCollectorTypeId,
    DataCollectorType: type === undefined ? undefined : presentDataCollectorType(type),
    TagIds: tags.map((one) => one.tag.id),
    Tags: tags.map((one) => presentTag(one.tag, one.isInherited)),
    DataCollectorTemplateSettingValues: values.map(presentTemplateValue),
  };
}

export function exportDataCollectorTemplate(
  template: DataCollectorTemplate,
  type: DataCollectorType | undefined,
): DataCollectorTemplateExportResponse {
  return {
    Name: template.name,
    HardwareCategory: 'GatewayTemplate',
    DataCollectorTypeHardwareTypeId: type?.hardwareTypeId,
    ContactLostThreshold: template.contactLostThreshold,
    Configurations: template.configurations.map(presentValue),
  };
}
