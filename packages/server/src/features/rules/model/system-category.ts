/** An event category that the service creates. Its type number identifies it, because users can rename it. */
export interface SystemCategory {
  readonly typeId: number;
  readonly name: string;
}

export const registrations: SystemCategory = { typeId: 1, name: 'Registrations' };
export const firmware: SystemCategory = { typeId: 2, name: 'Firmware' };
export const values: SystemCategory = { typeId: 3, name: 'Values' };

export const systemCategories: readonly SystemCategory[] = [registrations, firmware, values];
