import { viewCountLimit } from '@seneb/contracts/vocabulary/saved-views'

import { parameters, viewOf, type Statement } from '../care-enquiries/list-care-enquiries.queries.js'
import type { Views } from './saved-views.entity.js'

interface Asking {
  readonly staffId: string
  readonly now: Date
}

/**
 * How many enquiries each view shows, all by one statement: of each the first thousand are looked through, along the
 * index and in the order of its list, and those that fit are counted.
 */
export function countViewsStatement(views: Views, asking: Asking): Statement {
  const { parameter, params } = parameters()
  const counts = views.map(({ filter }) => {
    const { indexed, looked, order } = viewOf({ ...filter, ...asking, first: viewCountLimit }, parameter)
    const where = indexed.length > 0 ? `where ${indexed.join(' and ')}` : ''
    return `(select jsonb_build_object('count', count(*) filter (where fits), 'isMore', count(*) = ${viewCountLimit})
      from (select ${looked.join(' and ')} as fits from care_enquiries ${where}
        order by ${order} limit ${viewCountLimit}) seen)`
  })
  return { sql: `/* countViews */ select jsonb_build_array(${counts.join(',\n')}) as counts`, params }
}
