/** Returns the key of a peer's address in tables: the port as one character, then the address. */
export function addressKey(address: string, port: number): string {
  return String.fromCharCode(port) + address;
}
