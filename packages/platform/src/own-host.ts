import { isIP } from 'node:net'

/** Suffixes that no name of the web has: this machine's own (RFC 6761) and a cluster's. */
const innerSuffixes = ['.localhost', '.svc', '.svc.cluster.local']

/**
 * Whether a Host header names a machine the way probes, Prometheus and people at a terminal do: an address, or a name that
 * no site of the web can have. A site that points its own name at this machine (DNS rebinding) comes under that name.
 */
export function isOwnHost(host: string | undefined): boolean {
  const url = `http://${host ?? ''}`
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) > 0 || !hostname.includes('.') || innerSuffixes.some((suffix) => hostname.endsWith(suffix))
}
