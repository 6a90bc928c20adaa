import type { InferType } from 'yup'

import type { catalogueProcedure, commonFacts } from './treatment-catalogue.messages.js'

type Procedure = InferType<typeof catalogueProcedure>
type CommonFacts = InferType<typeof commonFacts>

/** Adds the facts shared by all procedures of the same kinds to a procedure, without duplicates. */
export function withCommonFacts<P extends Procedure>(procedure: P, common: readonly CommonFacts[] = []): P {
  const matchingFacts = common.filter(({ kind }) => procedure.kinds?.includes(kind))
  const mergeLines = (lines: 'beforeTravel' | 'recovery' | 'questionsForProvider') => [
    ...new Set([...procedure[lines], ...matchingFacts.flatMap((facts) => facts[lines])]),
  ]
  return {
    ...procedure,
    beforeTravel: mergeLines('beforeTravel'),
    recovery: mergeLines('recovery'),
    questionsForProvider: mergeLines('questionsForProvider'),
  }
}
