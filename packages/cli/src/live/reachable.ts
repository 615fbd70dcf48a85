/** An address that listens on all interfaces, as a program on the same machine reaches it. */
export function reachable(url: string): string {
  return url.replace('://0.0.0.0', '://127.0.0.1').replace('://[::]', '://[::1]');
}
