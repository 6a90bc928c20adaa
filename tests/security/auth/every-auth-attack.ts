import type { AuthAttack } from './auth-attack.js'
import { factorAttacks } from './factor-attacks.js'
import { guessingAttacks } from './guessing-attacks.js'
import { sessionAttacks } from './session-attacks.js'

/** Attacks that the identity service must withstand alone, from any caller; site-attacks.ts has the others. */
export const everyAuthAttack: readonly AuthAttack[] = [...guessingAttacks, ...sessionAttacks, ...factorAttacks]
