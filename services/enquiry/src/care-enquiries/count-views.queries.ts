import { viewCountLimit } from '@seneb/contracts/vocabulary/saved-views'

import { parameters, viewOf, type ListWanted, type Statement } from './list-care-enquiries.queries.js'

/** Which enquiries a view shows. */
export type ViewFilter = Pick<ListWanted, 'kind' | 'mine' | 'overdue' | 'show' | 'unclaimed'>

/**
 * How many enquiries each view shows, all by one statement: of each the first thousand are looked through, along the
 * index and in the order of its list, and those that fit are counted.
 */
export function countViewsStatement(
  filters: readonly ViewFilter[],
  asking: Pick<ListWanted, 'now' | 'staffId'>,
): Statement {
  const { parameter, params } = parameters()
  const counts = filters.map((filter) => {
    const { indexed, looked, order } = viewOf({ ...filter, ...asking, first: viewCountLimit }, parameter)
    const where = indexed.length > 0 ? `where ${indexed.join(' and ')}` : ''
    return `(select jsonb_build_object('count', count(*) filter (where fits), 'isMore', count(*) = ${viewCountLimit})
      from (select ${looked.join(' and ')} as fits from care_enquiries ${where}
        order by ${order} limit ${viewCountLimit}) seen)`
  })
  return { sql: `/* countViews */ select jsonb_build_array(${counts.join(',\n')}) as counts`, params }
}
