import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { Secret, TOTP } from 'otpauth'

import { identityCommandsAt } from '../support/identity-commands.js'
import type { Stack } from '../support/stack.js'

/** Team member with the credentials to sign in. */
export interface TeamMember {
  readonly role: StaffRole
  readonly email: string
  readonly password: string
  readonly totpSecret: string
}

const command = new URL('../../services/identity/dist/commands/identity-command.js', import.meta.url).pathname

/** Creates a team member for every role, as `npm run staff -- demo --ready` does. */
export async function makeTeam(stack: Stack): Promise<readonly TeamMember[]> {
  const file = join(stack.dir, 'team.json')
  await promisify(execFile)(process.execPath, [command, 'staff', 'demo', '--ready', file], {
    env: identityCommandsAt(stack),
  })
  const team = JSON.parse(readFileSync(file, 'utf8')) as readonly TeamMember[]
  rmSync(file)
  return team
}

const stepMs = 30_000
const lastSteps = new Map<string, number>()

/**
 * Returns an unused code: each is accepted once, and the code of the next half minute is accepted too. Waits when even
 * that one is used.
 */
export async function nextCode({ email, totpSecret }: TeamMember): Promise<string> {
  const step = Math.max(Math.floor(Date.now() / stepMs), (lastSteps.get(email) ?? 0) + 1)
  lastSteps.set(email, step)
  await pause(Math.max(0, (step - 1) * stepMs - Date.now()))
  return new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: step * stepMs })
}
