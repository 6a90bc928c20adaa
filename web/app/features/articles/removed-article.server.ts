import { redirect } from 'react-router-dom'

import { RemovedPageDocument } from '../../graph/generated/graphql.js'
import type { ReadPublished } from '../../graph/load-context.js'

/**
 * Returns whether an article without a page was taken off the site, for which the page answers 410. Throws a redirect
 * when another page replaces it (D-33).
 */
export async function wasRemoved(slug: string, readPublished: ReadPublished): Promise<boolean> {
  const { data } = await readPublished(RemovedPageDocument, { path: `/blogs/${slug}` })
  const removed = data?.removedPage
  // oxlint-disable-next-line typescript/only-throw-error -- this is how a route answers with a redirection
  if (removed?.redirectPath) throw redirect(removed.redirectPath, 301)
  return Boolean(removed)
}
