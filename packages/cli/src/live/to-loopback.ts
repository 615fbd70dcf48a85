/** Converts an address of all interfaces to one that programs on the same machine can connect to. */
export function toLoopback(url: string): string {
  return url.replace('://0.0.0.0', '://127.0.0.1').replace('://[::]', '://[::1]');
}
