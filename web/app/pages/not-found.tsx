import { data, type MetaArgs } from 'react-router-dom'

import { notFoundCopy } from '../features/not-found/not-found.copy.js'
import { NotFoundScreen } from '../features/not-found/not-found-screen.js'
import { siteOriginOf } from '../root-data.js'
import { HeaderGround } from '../shell/page-band.js'
import { pageHead } from '../seo/page-head.js'

/** Answers with HTTP 404 (ROUTE-25, ROUTE-26, D-22, D-67). */
export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches }: MetaArgs) {
  return pageHead({
    title: notFoundCopy.pageTitle,
    description: notFoundCopy.description,
    path: '/404',
    origin: siteOriginOf(matches),
    indexed: false,
  })
}

export default function NotFoundPage() {
  return (
    <>
      <HeaderGround />
      <NotFoundScreen />
    </>
  )
}
