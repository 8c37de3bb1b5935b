import { isIPv4, isIPv6 } from "node:net";

/**
 * Identifies the client behind an address, for rate limits. Some balancers forward `address:port`, whose port
 * differs with each connection, and an IPv6 customer may choose from a whole /48.
 */
export function clientAddress(ip: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;
  if (!isIPv6(address)) return isIPv4(address) ? address : "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? `${expand(address).slice(0, 3).join(":")}::/48`;
}

/** The eight groups of an IPv6 address, as numbers in hexadecimal. */
function expand(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const [left, right] = [groups(head), groups(tail ?? "")];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}
