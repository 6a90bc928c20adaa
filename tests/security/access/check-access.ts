import { serviceNames } from '@seneb/contracts/define'
import { startMailbox } from '@seneb/testkit/mailbox'

import { Stack } from '../../support/stack.js'
import { compareAtBus } from './at-the-bus.js'
import { compareAtGateway } from './at-the-gateway.js'
import { signInEverybody } from './callers.js'
import { giveKeys } from './keys.js'
import { readMatrix, type Verdict } from './matrix.js'

export interface AccessVerdict {
  readonly gateway: Verdict
  readonly bus: Verdict
}

/** One caller asks for everybody here; the limits have tests of their own. */
const environment = {
  GATEWAY_MUTATIONS_PER_MINUTE: '1000000',
  GATEWAY_QUERY_POINTS_PER_MINUTE: '1000000',
  GATEWAY_STAFF_MUTATIONS_PER_MINUTE: '1000000',
  GATEWAY_STAFF_QUERY_POINTS_PER_MINUTE: '1000000',
  GATEWAY_PARTNER_POINTS: '1000000',
}

/** Starts the real platform and holds it against tests/security/staff-access.csv, at both doors (G4, ADM-09). */
export async function checkAccess(): Promise<AccessVerdict> {
  const mailbox = await startMailbox()
  const stack = await Stack.start({ smtpUrl: mailbox.url, environment, deployables: ['gateway', ...serviceNames] })
  try {
    const matrix = readMatrix()
    const callers = await signInEverybody(stack.adminUrl)
    const keys = await giveKeys(stack.adminUrl)
    const gateway = await compareAtGateway(matrix.fields, stack, { callers, keys })
    const bus = await compareAtBus(matrix.questions, stack.natsUrlOf('gateway'), callers)
    return { gateway, bus }
  } finally {
    await stack.stop()
    await mailbox.stop()
  }
}

/** What is printed: one line of figures, and a line for each cell that is not as it was written. */
export function reportOf({ bus, gateway }: AccessVerdict): readonly string[] {
  const undeclared = [...gateway.undeclared, ...bus.undeclared]
  return [
    `cells=${gateway.cells} wrong=${gateway.wrong.length} undeclared=${undeclared.length} bus=${bus.cells} wrong=${bus.wrong.length}`,
    ...[...gateway.wrong, ...bus.wrong].map((line) => `wrong: ${line}`),
    ...undeclared.map((name) => `undeclared: ${name}`),
  ]
}

/** Whether anything is not as it was written, or nothing was looked at. */
export function isWrong({ bus, gateway }: AccessVerdict): boolean {
  const found = [gateway, bus].some(({ undeclared, wrong }) => wrong.length > 0 || undeclared.length > 0)
  return found || gateway.cells === 0 || bus.cells === 0
}
