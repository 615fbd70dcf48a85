import type {
  DeviceTreeRegistration,
  DeviceTreeResource,
  DeviceTreeResourceInstance,
  DeviceTreeResponse,
  DeviceTreeSession,
  DeviceTreeSmartObject,
} from '../../http/generated/contract.ts';
import { ok, read } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import { readEntity } from '../../http/reads.ts';
import { presentLatest } from '../../http/replies.ts';
import { presentSmartObjectAttributes } from '../commands/http.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import { presentDevice } from '../devices/http/devices.ts';
import { devices } from '../devices/model.ts';
import { isLwm2m, isMqtt } from '../registration/model.ts';
import type { Registration } from '../registration/model.ts';
import type { DeviceSession } from '../security/sessions.ts';
import type { CredentialKind } from '../security/model.ts';
import { deviceTree } from './device-tree.ts';
import type { DeviceTree, TreeObject, TreePage } from './device-tree.ts';

/** The route of the device tree. */
export const routes: FeatureRoutes<'devices.tree'> = {
  'devices.tree': read(async (context) => {
    const { access, paging, principal } = context;
    const device = await readEntity(context, devices, 'device');
    const granted = await access.permissionsOfKey(principal.apiKeyId, principal.deviceNetworkId);
    return ok(presentDeviceTree(await deviceTree(context, device, granted, paging), paging));
  }),
};

const textOrNothing = (text: string): string | undefined => (text === '' ? undefined : text);

/** Builds a DeviceTreeResponse. Members that are undefined are left out of the JSON. */
function presentDeviceTree(tree: DeviceTree, { page, pageSize }: TreePage): DeviceTreeResponse {
  const { details, registration, objects } = tree;
  const total = details.smartObjects.length;
  return {
    Device: presentDevice(details),
    Registration: registration && presentRegistration(registration, tree.session),
    Page: page,
    PageSize: pageSize,
    NbrOfPages: Math.ceil(total / pageSize),
    NbrOfSmartObjects: total,
    SmartObjects: objects?.map((one) => presentObject(one, tree)),
  };
}

function presentRegistration(
  registration: Registration,
  session: DeviceSession | undefined,
): DeviceTreeRegistration {
  return {
    RegistrationTime: registration.registeredAt,
    UpdateTime: registration.updatedAt,
    ExpirationTime: registration.expiresAt,
    Lifetime: registration.lifetimeSeconds,
    LwM2MVersion: isLwm2m(registration) ? registration.lwm2mVersion : undefined,
    Binding: isLwm2m(registration) ? textOrNothing(registration.binding) : undefined,
    IsQueueMode: registration.queueMode,
    IsSecured: (registration.identity ?? session?.identity) !== undefined,
    Address: registration.address,
    Port: isMqtt(registration) ? undefined : registration.port,
    Listener: registration.listener,
    Session: session && presentSession(session),
  };
}

const credentialTypes: Readonly<Record<CredentialKind, DeviceTreeSession['CredentialType']>> = {
  psk: 'PreSharedKey',
  rpk: 'RawPublicKey',
  x509: 'Certificate',
  mqtt: 'Password',
};

/** @param identity in the form of `Credential.identity` */
function presentIdentity(identity: string): Pick<DeviceTreeSession, 'CredentialType' | 'Identity'> {
  const end = identity.indexOf(':');
  const kind = identity.slice(0, end) as CredentialKind;
  return { CredentialType: credentialTypes[kind], Identity: identity.slice(end + 1) };
}

function presentSession(session: DeviceSession): DeviceTreeSession {
  const { protocol, suite, identity, ownConnectionId, peerConnectionId, establishedAt } = session;
  return {
    Protocol: protocol,
    CipherSuite: suite,
    ...(identity === undefined ? {} : presentIdentity(identity)),
    ConnectionId: ownConnectionId,
    DeviceConnectionId: peerConnectionId,
    EstablishedTimestamp: establishedAt,
  };
}

function presentObject(object: TreeObject, tree: DeviceTree): DeviceTreeSmartObject {
  const { smartObject, type, resources, attributes } = object;
  const instances = Map.groupBy(
    resources.filter(({ path }) => path.resourceInstanceId !== undefined),
    ({ path }) => path.resourceId,
  );
  return {
    Id: smartObject.id,
    Name: type.name,
    TypeId: smartObject.objectId,
    InstanceNumber: smartObject.instanceNumber,
    Label: smartObject.label,
    SmartObjectTypeId: smartObject.smartObjectTypeId,
    SmartObjectTemplateId: smartObject.smartObjectTemplateId,
    ObjectUrn: type.objectUrn,
    Description: textOrNothing(type.description),
    IsVirtual: smartObject.isVirtual === true,
    IsUnavailable: smartObject.isUnavailable,
    MultipleInstances: type.multipleInstances,
    Resources: resources
      .filter(({ path }) => path.resourceInstanceId === undefined)
      .map((view) => presentResource(view, instances.get(view.path.resourceId), tree)),
    Attributes: attributes && presentSmartObjectAttributes(smartObject, attributes),
  };
}

function presentResource(
  view: ResourceView,
  instances: readonly ResourceView[] | undefined,
  tree: DeviceTree,
): DeviceTreeResource {
  const { model } = view;
  return {
    ...presentState(view, tree),
    Name: model.name,
    TypeId: model.id,
    Operations: model.operations === '' ? undefined : model.operations,
    DataType: model.type,
    Units: textOrNothing(model.units),
    Range: textOrNothing(model.range),
    Description: textOrNothing(model.description),
    Mandatory: model.mandatory,
    MultipleInstances: model.multiple,
    ResourceTypeId: view.resourceTypeId,
    Instances: instances?.map((one) => ({
      ...presentState(one, tree),
      InstanceId: one.path.resourceInstanceId ?? 0,
    })),
  };
}

/** Returns the members that a resource and its instances share. */
function presentState(
  { id, url, isUnavailable }: ResourceView,
  { latest, observed, registration }: DeviceTree,
): Omit<DeviceTreeResourceInstance, 'InstanceId'> {
  const observation = observed.get(id);
  const sample = latest.get(id);
  return {
    Id: id,
    Url: url,
    IsUnavailable: isUnavailable,
    IsRequestObserve: observation !== undefined,
    IsObserved: observation?.token !== undefined && observation.registrationId === registration?.id,
    ObserveExpires: observation?.expiresAt,
    LatestMeasurement: sample && presentLatest(sample, url),
  };
}
