import { useNavigation, type Navigation } from 'react-router-dom'

import { articlesCopy as copy } from './articles.copy.js'

/** Says so while an article is on its way to this page (ART-11, D-59). */
export function ArticleLoading() {
  return <LoadingNote {...useNavigation()} />
}

interface LoadingNoteProps {
  readonly state: Navigation['state']
  readonly location?: { readonly pathname: string }
}

/** 'Loading content...' while an article is being loaded, and only then. */
export function LoadingNote({ location, state }: LoadingNoteProps) {
  const isArticle = state === 'loading' && /^\/(?:blogs?|news)\/./.test(location?.pathname ?? '')
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
