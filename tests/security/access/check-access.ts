import { serviceNames } from '@seneb/contracts/define'
import { startMailbox } from '@seneb/testkit/mailbox'

import { Stack } from '../../support/stack.js'
import { compareAtBus } from './at-the-bus.js'
import { compareAtGateway } from './at-the-gateway.js'
import { signInAll } from './callers.js'
import { areTimedAlike, timeStrangers, timingLines, type StrangerTimes } from './foreign-ids.js'
import { issueKeys } from './keys.js'
import { readMatrix, type Verdict } from './matrix.js'
import { compareTokensAtBus, compareTokensAtGateway } from './tokens.js'

export interface AccessVerdict {
  readonly gateway: Verdict
  readonly bus: Verdict
  /** Personal tokens at both. */
  readonly tokens: Verdict
  /** Response times for ids of other partners; omitted unless requested. */
  readonly times?: StrangerTimes
}

/** One caller sends the requests of all callers here; the limits are tested separately. */
const environment = {
  GATEWAY_MUTATIONS_PER_MINUTE: '1000000',
  GATEWAY_QUERY_POINTS_PER_MINUTE: '1000000',
  GATEWAY_STAFF_MUTATIONS_PER_MINUTE: '1000000',
  GATEWAY_STAFF_QUERY_POINTS_PER_MINUTE: '1000000',
  GATEWAY_PARTNER_POINTS: '1000000',
}

/**
 * Starts the real platform and compares it with tests/security/staff-access.csv, at the gateway and on the bus (G4,
 * ADM-09). When requested, it also measures the response times for other partners' IDs, which needs an idle machine
 * (S11).
 */
export async function checkAccess({ isTimed = false } = {}): Promise<AccessVerdict> {
  const mailbox = await startMailbox()
  const stack = await Stack.start({ smtpUrl: mailbox.url, environment, deployables: ['gateway', ...serviceNames] })
  try {
    const matrix = readMatrix()
    const callers = await signInAll(stack.adminUrl)
    const keys = await issueKeys(stack.adminUrl)
    const gateway = await compareAtGateway(matrix.fields, stack, { callers, keys })
    const bus = await compareAtBus(matrix.requests, stack.natsUrlOf('gateway'), callers)
    const tokens = joined(
      await compareTokensAtGateway(matrix.fields, stack, stack.adminUrl),
      await compareTokensAtBus(matrix.requests, stack.natsUrlOf('gateway')),
    )
    return { gateway, bus, tokens, times: isTimed ? await timeStrangers(stack) : undefined }
  } finally {
    await stack.stop()
    await mailbox.stop()
  }
}

function joined(one: Verdict, other: Verdict): Verdict {
  return {
    cells: one.cells + other.cells,
    wrong: [...one.wrong, ...other.wrong],
    undeclared: [...one.undeclared, ...other.undeclared],
  }
}

/** Returns the printed report: one line of figures, a line for each wrong cell, and the measured times. */
export function reportOf({ bus, gateway, times, tokens }: AccessVerdict): readonly string[] {
  const undeclared = [...gateway.undeclared, ...bus.undeclared]
  return [
    `cells=${gateway.cells} wrong=${gateway.wrong.length} undeclared=${undeclared.length} bus=${bus.cells} wrong=${bus.wrong.length} tokens=${tokens.cells} wrong=${tokens.wrong.length}`,
    ...[...gateway.wrong, ...bus.wrong, ...tokens.wrong].map((line) => `wrong: ${line}`),
    ...undeclared.map((name) => `undeclared: ${name}`),
    ...(times ? timingLines(times) : []),
  ]
}

/** True when a cell differs from the matrix, nothing was checked, or response times reveal to whom an ID belongs. */
export function isWrong({ bus, gateway, times, tokens }: AccessVerdict): boolean {
  const found = [gateway, bus, tokens].some(({ undeclared, wrong }) => wrong.length > 0 || undeclared.length > 0)
  return (
    found ||
    gateway.cells === 0 ||
    bus.cells === 0 ||
    tokens.cells === 0 ||
    (times !== undefined && !areTimedAlike(times))
  )
}
