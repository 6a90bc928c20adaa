const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether staff may sign in from pages of these origins: over https, or over http on this machine alone, where the
 * session's cookie goes without `Secure`. One list is of one kind, because the cookie's name depends on it.
 */
export function areStaffOrigins(origins: readonly string[]): boolean {
  const isHttps = (origin: string) => /^https:\/\/[^/]+$/.test(origin)
  const isLoopback = (origin: string) =>
    /^http:\/\/[^/]+$/.test(origin) && URL.canParse(origin) && loopback.includes(new URL(origin).hostname)
  return origins.every(isHttps) || origins.every(isLoopback)
}
