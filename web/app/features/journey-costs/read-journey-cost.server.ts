import { journeyCostForm } from '@seneb/contracts/forms/journey-cost.form'
import { readForm } from '@seneb/contracts/forms/read-form'

import { JourneyCostPageDocument, OwnJourneyCostDocument } from '../../graph/generated/graphql.js'
import type { GraphReading, SenebLoadContext } from '../../graph/load-context.js'
import { ownFigures, typedFrom, type JourneyKey, type JourneyReading } from './journey-figures.js'

type Graph = Pick<SenebLoadContext, 'queryGraph' | 'readPublished'>

/**
 * Reads our calculation, which is the same for everyone and cached, or the person's when they changed a figure. The
 * latter is never cached, so that invented addresses use no memory.
 */
export async function readJourneyCost(
  comparison: JourneyKey,
  search: URLSearchParams,
  { queryGraph, readPublished }: Graph,
): Promise<GraphReading<JourneyReading>> {
  const ours = await readPublished(JourneyCostPageDocument, comparison)
  if (ours.unavailable) return ours
  const typed = typedFrom(search)
  const reading = { cost: ours.data.journeyCost, typed, fieldErrors: {}, isUnavailable: false }
  const own = ownFigures(typed, reading.cost)
  if (Object.keys(own).length === 0) return { data: reading }

  const { problems, value } = readForm(journeyCostForm, { ...comparison, ...own }, {})
  if (problems) {
    return {
      data: { ...reading, fieldErrors: Object.fromEntries(problems.map(({ path, message }) => [path, message])) },
    }
  }
  const sum = await queryGraph(OwnJourneyCostDocument, value)
  return { data: sum.unavailable ? { ...reading, isUnavailable: true } : { ...reading, cost: sum.data.journeyCost } }
}
