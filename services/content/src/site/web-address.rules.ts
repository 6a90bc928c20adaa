/** A host, or all hosts with an ending that begins with a dot. */
export const hostPattern = /^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** A link that people follow is one of the web, and nothing that runs. */
export function webPageOrNull(address: string | null): string | null {
  return address !== null && /^https?:\/\//.test(address) && URL.canParse(address) ? address : null
}
