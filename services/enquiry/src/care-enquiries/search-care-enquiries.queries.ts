import {
  listedColumns,
  lookedThrough,
  parameters,
  viewOf,
  type ListWanted,
  type Parameter,
  type Statement,
} from './list-care-enquiries.queries.js'
import type { SearchedFor } from './search.rules.js'

/** At most so many are found by the index of words, and by that of addresses. */
const foundByWords = 200
const foundByAddress = 100
/** From so many on what is searched for is common: the page goes on in the order of the view instead of by words. */
export const commonFrom = 10

/** What a row of the search says of the search as a whole. */
export interface SearchEnd {
  /** Whether the view goes on after what was looked through, and how many of that fit. */
  readonly goes_on: boolean
  readonly near_fits: number
  readonly end_at: string | null
  readonly end_id: string | null
  /** Whether more may fit than the index gave. */
  readonly is_partial: boolean
}

/**
 * A search as one statement whose work does not grow with the table. First the view's next thousand are looked through
 * in its order, which finds whatever is common. Only what is rare there is sought by its words or address: the index
 * gives its rows in no order of time, so at most so many are taken of them, and when that was not all it is said. Rows of a
 * common name are never fetched from all over the table to be sorted. There is always a row; without an id it has
 * nothing but how the search ended.
 */
export function searchStatement(wanted: ListWanted, searched: SearchedFor): Statement {
  const { parameter, params } = parameters()
  const { behind, by, direction, indexed, looked, order } = viewOf(wanted, parameter)
  const { far, fits, foundAtMost } = conditionsOf(searched, parameter)
  const limit = parameter(wanted.first + 1)
  const inOrder = `${by} ${direction}, id ${direction}`
  const reversed = direction === 'asc' ? 'desc' : 'asc'
  const inView = [...indexed, ...behind]
  const next = inView.length > 0 ? `where ${inView.join(' and ')}` : ''
  const wantedOnes = [...looked, fits].join(' and ')
  const sql = `/* searchCareEnquiries */
    with near as materialized (
      select id, ${by}, ${wantedOnes} as fits from care_enquiries ${next}
      order by ${order} limit ${lookedThrough}),
    reached as materialized (
      select count(*) = ${lookedThrough} as goes_on, (count(*) filter (where fits))::int as near_fits from near),
    ${far},
    page as (
      (select id, ${by} from near where fits order by ${inOrder} limit ${limit})
      union select id, ${by} from far where ${[wantedOnes, ...inView].join(' and ')}
      order by ${inOrder} limit ${limit})
    select reached.*, (select count(*) = ${foundAtMost} from far) as is_partial,
      ended.${by}::text as end_at, ended.id as end_id, listed.*
    from reached
      left join lateral (
        select ${by}, id from near order by ${by} ${reversed}, id ${reversed} limit 1) ended on true
      left join (page cross join lateral (
        select ${listedColumns('care_enquiries')}, ${by}::text as place from care_enquiries where id = page.id limit 1) listed) on true
    order by listed.${by} ${direction}, listed.id ${direction}`
  return { sql, params }
}

const isRareNearby = `(select goes_on and near_fits < ${commonFrom} from reached)`

/** What fits, and how what is rare is gathered from all over the table. */
function conditionsOf(searched: SearchedFor, parameter: Parameter) {
  if ('address' in searched) {
    const from = parameter(searched.address)
    // Bounds instead of `like`, which finds its way into an index only when the planner knows the value.
    const fits = `(lower(email) ~>=~ ${from} and lower(email) ~<~ ${parameter(`${searched.address}\u{10FFFF}`)})`
    // In the order of the index, so that the kept plan, which has to reckon with many, is not planned anew for each.
    const far = `far as materialized (
      select * from care_enquiries where ${isRareNearby} and ${fits}
      order by lower(email) using ~<~ limit ${foundByAddress})`
    return { fits, far, foundAtMost: foundByAddress }
  }
  const fits = `search @@ ${parameter(searched.words)}::tsquery`
  // Two steps: with a limit beside the words the planner would rather walk the table until so many are found.
  const far = `by_words as materialized (
      select * from care_enquiries where search @@ ${parameter(searched.rareWords)}::tsquery),
    far as materialized (select * from by_words where ${isRareNearby} limit ${foundByWords})`
  return { fits, far, foundAtMost: foundByWords }
}
