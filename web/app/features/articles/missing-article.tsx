import { ButtonLink } from '@seneb/ui/button'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { FeluccaOffTheChart } from '../../art/illustrations.js'
import { showToast } from '../../ui/toast.js'
import { articlesCopy } from './articles.copy.js'

const copy = articlesCopy.missing

interface MissingArticleProps {
  /** The list that takes the place of the missing article. */
  readonly list: '/blogs' | '/news'
}

/**
 * An unknown slug: HTTP 404 on direct load, and the list in its place with a toast as soon as the script runs; without
 * a script, the way to the list (ART-07, D-59).
 */
export function MissingArticle({ list }: MissingArticleProps) {
  const navigate = useNavigate()
  useEffect(() => {
    showToast({ ...copy.toast })
    void navigate(list, { replace: true })
  }, [list, navigate])

  return (
    <section className="wrap grid items-center gap-12 py-12 md:py-20 lg:grid-cols-2">
      <FeluccaOffTheChart className="aspect-3/2 w-full rounded-panel lg:order-last" />
      <div>
        <h1 className="title-2">{copy.title}</h1>
        <p className="lead mt-5">{copy.text}</p>
        <ButtonLink variant="brand" to={list} className="mt-8">
          {list === '/news' ? copy.toNews : copy.toBlogs}
        </ButtonLink>
      </div>
    </section>
  )
}
