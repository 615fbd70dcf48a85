import type { RegisteredObject } from '../../features/registration/model/registration.ts';

/** The address that a datagram came from or goes to. */
export interface SourceAddress {
  readonly listener: string;
  readonly address: string;
  readonly port: number;
  /** The identity that the device proved in the handshake; absent without DTLS. */
  readonly identity?: string;
  /** The ID of its DTLS session. */
  readonly session?: string;
}

/** Who sent an uplink request. */
export type UplinkSource = SourceAddress;

/** A Register that a gateway sends over HTTP for a device that does not speak LwM2M. */
export interface Relay {
  readonly deviceNetworkId: string;
  /** The gateway. */
  readonly dataCollectorId: string;
  /** Of a device that is enrolled; default the type `Legacy`. */
  readonly deviceTypeId?: string;
  /** Of a device that is enrolled; default its endpoint name. */
  readonly name?: string;
}

/** The device network of an MQTT client, from its credentials. */
export interface MqttOrigin {
  readonly deviceNetworkId: string;
  /** Whether a device is created for an endpoint name without one. */
  readonly isEnrolled: boolean;
}

/** Register (OMA-TS-LightweightM2M_Core 6.2.1), decoded. */
export interface RegisterDevice {
  readonly source: UplinkSource;
  readonly endpointName: string;
  readonly lifetimeSeconds: number;
  readonly lwm2mVersion: string;
  readonly binding: string;
  readonly queueMode: boolean;
  readonly smsNumber?: string;
  readonly rootPath: string;
  readonly contentFormats: readonly number[];
  readonly objects: readonly RegisteredObject[];
  /** Of a device that a gateway reports over HTTP. */
  readonly relay?: Relay;
  /** Of a device that reports over MQTT. */
  readonly mqtt?: MqttOrigin;
}

/** A decoded Update (6.2.2). Absent parameters are unchanged. */
export interface UpdateRegistration {
  readonly source: UplinkSource;
  readonly location: string;
  readonly lifetimeSeconds?: number;
  readonly binding?: string;
  readonly queueMode?: boolean;
  readonly smsNumber?: string;
  /** The device's full set of objects; absent when the Update carried no list. */
  readonly objects?: readonly RegisteredObject[];
  readonly rootPath?: string;
  readonly contentFormats?: readonly number[];
  /** Extends the lifetime without an event. */
  readonly isSilent?: boolean;
}

/** A decoded Deregister (6.2.3). */
export interface DeregisterDevice {
  readonly source: UplinkSource;
  readonly location: string;
}

/** What the device is answered, and what happens once the answer has left. */
export interface UplinkReply {
  readonly afterSent: () => void;
}

/** The committed result of a Register or Update, for follow-up requests to the device. */
export interface RegistrationChange {
  readonly deviceId: string;
  readonly kind: 'registered' | 'updated';
  /** The address is not the one that observations were placed at. */
  readonly moved: boolean;
  /** Resources of these objects have to be learned. */
  readonly discover: boolean;
  /** The device has sent its object list. */
  readonly hasNewObjects?: boolean;
  /** Instances that were unavailable are in the list again. */
  readonly hasReturned?: boolean;
  /** The device is new, and nothing is to be observed on it. */
  readonly isUnobserved?: boolean;
  /** Where that is at hand. */
  readonly deviceTemplateId?: string;
}

/** The change of a device that has sent its object list, for follow-up requests. */
export function listedBy({
  id,
  deviceTemplateId,
}: {
  readonly id: string;
  readonly deviceTemplateId: string;
}): Pick<RegistrationChange, 'deviceId' | 'hasNewObjects' | 'deviceTemplateId'> {
  return { deviceId: id, hasNewObjects: true, deviceTemplateId };
}
