import { noArguments, readCommandLine } from '../../../infra/process/command-line.ts'
import {
  judgeHonestLines,
  judgeHostileLines,
  veneersBasis,
} from '../../../services/ai-planning/src/ai-plans/number-gate/judged-lines.fixture.js'
import { hostileLines } from '../../../services/ai-planning/src/ai-plans/number-gate/hostile-lines.fixture.js'
import {
  maxLineLength,
  rejectionsIn,
} from '../../../services/ai-planning/src/ai-plans/number-gate/number-gate.rules.js'
import { ownMsOf } from '../../support/own-time.js'

const maxFalseAlarmShare = 0.02
const maxCpuMs = 50

/**
 * `npm run security:gate`: checks handwritten hostile and honest lines of plans against the number gate. Prints the
 * hostile lines that passed, the honest lines that were refused, and the processor time for 20 kB. Exits with 1 when a
 * limit is exceeded.
 */
readCommandLine(
  {
    usage: 'npm run security:gate',
    about:
      'Holds hostile and honest lines of plans against the number gate and prints what slipped, what was refused without a reason, and the processor time that 20 kB take; ends with 1 when one is too much.',
  },
  noArguments,
)
const hostile = judgeHostileLines()
const honest = judgeHonestLines()
for (const line of hostile.slipped) console.log(`slipped: ${line}`)
for (const line of honest.falseAlarms) console.log(`false alarm: ${line}`)

const basis = veneersBasis()
const text = hostileLines.join(' ').replace(/[«»]/g, '')
const plan = text.repeat(Math.ceil(maxLineLength / text.length)).slice(0, maxLineLength)
const times: number[] = []
for (let run = 0; run < 9; run++) times.push(await ownMsOf(() => rejectionsIn(plan, basis)))
times.sort((a, b) => a - b)
const [best = Infinity, median = Infinity] = [times[0], times[4]]

console.log(`${hostile.slipped.length}/${hostile.judged} slipped`)
console.log(`false alarms: ${honest.falseAlarms.length}/${honest.judged}`)
console.log(`20 kB judged in ${best.toFixed(1)} ms of processor time at best, ${median.toFixed(1)} ms as a rule`)
const isTight = hostile.slipped.length === 0 && hostile.judged >= 150
const isQuiet = honest.judged >= 200 && honest.falseAlarms.length <= maxFalseAlarmShare * honest.judged
process.exitCode = isTight && isQuiet && best <= maxCpuMs ? 0 : 1
