import type { RegisteredObject } from '../../features/registration/model.ts';

/** Source or destination address of a datagram. */
export interface SourceAddress {
  readonly listener: string;
  readonly address: string;
  readonly port: number;
  /** The identity that the device proved in the handshake. Absent without DTLS. */
  readonly identity?: string;
  /** ID of the DTLS session. */
  readonly session?: string;
}

/** The sender of an uplink request. */
export type UplinkSource = SourceAddress;

/** A Register that a gateway sends over HTTP for a device without LwM2M. */
export interface Relay {
  readonly deviceNetworkId: string;
  /** ID of the gateway. */
  readonly dataCollectorId: string;
  /** Device type of a device that is enrolled. Defaults to the type `Legacy`. */
  readonly deviceTypeId?: string;
  /** Name of a device that is enrolled. Defaults to its endpoint name. */
  readonly name?: string;
}

/** The device network of an MQTT client, from its credentials. */
export interface MqttOrigin {
  readonly deviceNetworkId: string;
  /** Whether a device is created for an unknown endpoint name. */
  readonly isEnrolled: boolean;
}

/** A decoded Register (OMA-TS-LightweightM2M_Core 6.2.1). */
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
  /** Present for a device that a gateway reports over HTTP. */
  readonly relay?: Relay;
  /** Present for a device that reports over MQTT. */
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
  /** All objects of the device. Absent if the Update has no object list. */
  readonly objects?: readonly RegisteredObject[];
  readonly rootPath?: string;
  readonly contentFormats?: readonly number[];
  /** Whether to extend the lifetime without an event. */
  readonly isSilent?: boolean;
}

/** A decoded Deregister (6.2.3). */
export interface DeregisterDevice {
  readonly source: UplinkSource;
  readonly location: string;
}

/** The answer to the device, and the work after it has been sent. */
export interface UplinkReply {
  readonly afterSent: () => void;
}

/** The committed result of a Register or Update, for follow-up requests to the device. */
export interface RegistrationChange {
  readonly deviceId: string;
  readonly kind: 'registered' | 'updated';
  /** Whether the address differs from that at which observations were established. */
  readonly moved: boolean;
  /** Whether the resources of these objects must be discovered. */
  readonly discover: boolean;
  /**
   * ID of the shape of such devices, if one of them may be discovered for all. Absent if this device must be
   * discovered and its answers are not compared.
   */
  readonly shapeId?: string;
  /** Whether this device must be discovered, although others have shown the shape. */
  readonly isVerification?: boolean;
  /** Whether the device has sent its object list. */
  readonly hasNewObjects?: boolean;
  /** Whether instances that were unavailable are in the list again. */
  readonly hasReturned?: boolean;
  /** Whether the device is new and has nothing to observe. */
  readonly isUnobserved?: boolean;
  /** Present if it is already loaded. */
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

/**
 * Result of the recall of an observation by its notification: `resumed`; `absent`, if the device is registered and has no
 * such observation; or `unknown`, if no device is registered at the address.
 */
export type Recalled = 'resumed' | 'absent' | 'unknown';
