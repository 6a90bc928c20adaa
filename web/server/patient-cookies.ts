import type { FastifyReply } from 'fastify'

/** Names of the cookie of a patient's session at the gateway; local sites without https lack the prefix. */
const names = ['__Host-seneb-request', 'seneb-request']

/** Returns the patient's session out of a `cookie` header; staff sessions and other cookies stay here. */
export function patientCookieIn(header = ''): string | undefined {
  const found = header.split(/;\s*/).filter(isPatientCookie)
  return found.length > 0 ? found.join('; ') : undefined
}

/** Passes on the cookies of a patient's session that the gateway sets or deletes, and no other. */
export function setPatientCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) if (isPatientCookie(cookie)) reply.header('set-cookie', cookie)
}

function isPatientCookie(cookie: string): boolean {
  return names.includes(cookie.slice(0, cookie.indexOf('=')))
}
