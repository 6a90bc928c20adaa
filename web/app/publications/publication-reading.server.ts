import { data } from 'react-router-dom'

import type { GraphReading } from '../graph/load-context.js'
import type { PublicationReading } from './publication-reading.js'
import { withProse } from './prose.server.js'
import type { WithProse } from './prose.js'

/**
 * What a loader answers with: the page, HTTP 404 when nothing is or can be published there (D-22), or HTTP 503 when the graph
 * gave no answer, so that nobody takes a fault of ours for an empty page.
 */
export function answerWith<Data extends object, Page>(
  reading: GraphReading<Data>,
  pick: (data: WithProse<Data>) => Page | null,
) {
  if (reading.unavailable === 'refused') return data<PublicationReading<Page>>({ state: 'missing' }, { status: 404 })
  if (reading.unavailable) return data<PublicationReading<Page>>({ state: 'unavailable' }, { status: 503 })
  const page = pick(withProse(reading.data))
  if (page === null) return data<PublicationReading<Page>>({ state: 'missing' }, { status: 404 })
  return data<PublicationReading<Page>>({ state: 'found', page })
}
