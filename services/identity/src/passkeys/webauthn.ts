/** The library for passkeys, loaded with the first of them: it takes 30 MB and half a second of every start. */
export function loadWebauthn() {
  return import('@simplewebauthn/server')
}
