import type { InferType } from 'yup'

import type { catalogueProcedure, commonFacts } from './treatment-catalogue.messages.js'

type Procedure = InferType<typeof catalogueProcedure>
type CommonFacts = InferType<typeof commonFacts>

/** Returns the name of a kind without the digest of its facts, by which entries that staff edited keep it. */
export function kindName(kind: string): string {
  return kind.replace(/-[\da-f]{8}$/, '')
}

/** Adds the facts shared by all procedures of the same kinds to a procedure, without duplicates. */
export function withCommonFacts<P extends Procedure>(procedure: P, common: readonly CommonFacts[] = []): P {
  const kinds = new Set(procedure.kinds?.map(kindName))
  const matchingFacts = common.filter(({ kind }) => kinds.has(kindName(kind)))
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
