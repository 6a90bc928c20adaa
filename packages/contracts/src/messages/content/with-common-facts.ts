import type { InferType } from 'yup'

import type { catalogueProcedure, commonFacts } from './treatment-catalogue.messages.js'

type Procedure = InferType<typeof catalogueProcedure>
type CommonFacts = InferType<typeof commonFacts>

/** A procedure as people read it: its own lines, then those of its kinds, each once. */
export function withCommonFacts<P extends Procedure>(procedure: P, common: readonly CommonFacts[] = []): P {
  const ofItsKinds = common.filter(({ kind }) => procedure.kinds?.includes(kind))
  const together = (lines: 'beforeTravel' | 'recovery' | 'questionsForProvider') => [
    ...new Set([...procedure[lines], ...ofItsKinds.flatMap((facts) => facts[lines])]),
  ]
  return {
    ...procedure,
    beforeTravel: together('beforeTravel'),
    recovery: together('recovery'),
    questionsForProvider: together('questionsForProvider'),
  }
}
