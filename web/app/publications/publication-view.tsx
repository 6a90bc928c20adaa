import { ButtonLink } from '@seneb/ui/button-link'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { Illustration } from '../art/illustrations.js'
import { HeaderGround } from '../shell/page-band.js'
import { publicationsCopy } from './publications.copy.js'
import type { PublicationReading } from './publication.types.js'

const copy = publicationsCopy.unavailable

interface PublicationViewProps<Page> {
  readonly reading: PublicationReading<Page>
  /** Shown when nothing is published. */
  readonly missing: ReactNode
  readonly children: (page: Page) => ReactNode
}

/** A published page, or its replacement when it is missing (404) or cannot be loaded (503). */
export function PublicationView<Page>({ reading, missing, children }: PublicationViewProps<Page>) {
  switch (reading.state) {
    case 'found':
      return children(reading.page)
    case 'missing':
      return (
        <>
          <HeaderGround />
          {missing}
        </>
      )
    case 'unavailable':
      return <UnavailableView />
  }
}

function UnavailableView() {
  const { pathname, search } = useLocation()
  return (
    <>
      <HeaderGround />
      <section className="wrap grid items-center gap-12 py-12 md:py-20 lg:grid-cols-2">
        <Illustration name="quiet-harbour" className="aspect-3/2 w-full rounded-panel lg:order-last" />
        <div>
          <h1 className="title-2">{copy.title}</h1>
          <p className="lead mt-5">{copy.text}</p>
          <ButtonLink variant="brand" to={`${pathname}${search}`} reloadDocument className="mt-8">
            {copy.again}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
