import { randomBytes } from 'node:crypto'

/** Secret with which the mail provider of this run signs; attackers do not know it. */
export const inboundMailSecret = randomBytes(32).toString('hex')
