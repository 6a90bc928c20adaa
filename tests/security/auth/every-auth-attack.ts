import type { AuthAttack } from './auth-attack.js'
import { factorAttacks } from './factor-attacks.js'
import { guessingAttacks } from './guessing-attacks.js'
import { sessionAttacks } from './session-attacks.js'

/** What the service that signs people in has to withstand by itself, whoever asks it; the others are site-attacks.ts. */
export const everyAuthAttack: readonly AuthAttack[] = [...guessingAttacks, ...sessionAttacks, ...factorAttacks]
