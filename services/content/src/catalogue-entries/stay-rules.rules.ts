import type { FieldProblem } from '@seneb/contracts/errors'
import { isJourneyHome } from '@seneb/contracts/messages/content/stay-nights'
import type { CatalogueContents } from '@seneb/contracts/publications/catalogue-entries'

type Procedure = CatalogueContents['procedure']

/** Returns a problem for each fact of a procedure from which no stay could be planned. Paths begin at the content. */
export function stayRuleProblems(procedure: Procedure): readonly FieldProblem[] {
  return [...dayProblems(procedure), ...stepProblems(procedure), ...flightProblems(procedure)]
}

type Check = readonly [isWrong: boolean, path: string, message: string]

const problemsOf = (checks: readonly Check[]): FieldProblem[] =>
  checks.filter(([isWrong]) => isWrong).map(([, path, message]) => ({ path, message }))

function dayProblems({
  consultationDay,
  inHospital,
  nights,
  reflectionDays = 0,
  secondJourney,
  treatmentDay,
}: Procedure) {
  const earliest = consultationDay + (reflectionDays > 0 ? reflectionDays + 1 : 0)
  return problemsOf([
    [nights.min < 1, 'nights.min', 'A stay has at least one night'],
    [nights.min > nights.max, 'nights.max', 'Please give the fewest nights first, then the most'],
    [treatmentDay < earliest, 'treatmentDay', `The treatment is on day ${earliest} or later, after the decision`],
    [treatmentDay > nights.max, 'treatmentDay', 'The treatment has to be within the longest stay'],
    [
      inHospital !== undefined && inHospital.from > inHospital.until,
      'inHospital.until',
      'The day of discharge is not before the first day in hospital',
    ],
    [
      inHospital !== undefined && inHospital.until > nights.max + 1,
      'inHospital.until',
      'The discharge has to be within the longest stay',
    ],
    [
      secondJourney !== undefined && secondJourney.afterDays.min > secondJourney.afterDays.max,
      'secondJourney.afterDays.max',
      'Please give the fewest days first, then the most',
    ],
  ])
}

function stepProblems({ consultationDay, flyAfter, nights, steps, treatmentDay }: Procedure) {
  const days = new Set(steps.map(({ day }) => day))
  const needed = [consultationDay, treatmentDay, ...(flyAfter.from === undefined ? [] : [flyAfter.from])]
  const missing = needed.find((day) => !days.has(day))
  return [
    ...problemsOf([
      [steps[0]?.day !== 1, 'steps', 'The first step is the arrival, on day 1'],
      [missing !== undefined, 'steps', `Please add a step for day ${missing}`],
    ]),
    ...steps.flatMap(({ day, title }, at) =>
      problemsOf([
        [day < (steps[at - 1]?.day ?? 1), `steps[${at}].day`, 'Please put the steps in the order of their days'],
        [day > nights.max, `steps[${at}].day`, 'The last step leaves a night before the journey home'],
        [isJourneyHome(title), `steps[${at}].title`, 'The journey home is added to each plan; please leave it out'],
      ]),
    ),
  ]
}

function flightProblems({ flyAfter, nights, treatmentDay }: Procedure) {
  const { avoid, from = treatmentDay, long, min } = flyAfter
  return problemsOf([
    [nights.min + 1 < from + min, 'flyAfter.min', 'The shortest stay would end before the first flight is allowed'],
    [
      nights.max + 1 < from + (long ?? min),
      'flyAfter.long',
      'The longest stay would end before the first long flight is allowed',
    ],
    [long !== undefined && long < min, 'flyAfter.long', 'The wait before a long flight is not shorter'],
    [avoid !== undefined && avoid.from > avoid.until, 'flyAfter.avoid.until', 'Please give the first day first'],
    [
      avoid !== undefined && nights.max + 1 <= treatmentDay + avoid.until,
      'flyAfter.avoid.until',
      'The longest stay would end on a day without flights',
    ],
  ])
}
