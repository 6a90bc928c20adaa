import { useNavigation } from 'react-router-dom'

import { articlesCopy as copy } from './articles.copy.js'

/** Said while an article is on its way to this screen, and only then (ART-11, D-59). */
export function ArticleLoading() {
  const { location, state } = useNavigation()
  const isArticle = state === 'loading' && /^\/(?:blogs?|news)\/./.test(location.pathname)
  return (
    <p
      role="status"
      className={
        isArticle
          ? 'fixed inset-x-0 top-28 z-30 mx-auto w-fit rounded-full bg-surface px-6 py-3 font-medium shadow-float'
          : 'sr-only'
      }
    >
      {isArticle && copy.loading}
    </p>
  )
}
