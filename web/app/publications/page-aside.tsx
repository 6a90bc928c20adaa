import { ButtonLink } from '@seneb/ui/button'

import { publicationsCopy as copy } from './publications.copy.js'
import type { TextBody } from './publication.types.js'
import { TableOfContents } from './text-sections.js'

interface PageAsideProps {
  readonly entries: TextBody['tableOfContents']
  readonly planTo?: string
}

/** What stays beside a long text on wide screens, and stands before it on narrow ones (ART-09). */
export function PageAside({ entries, planTo }: PageAsideProps) {
  return (
    <aside className="lg:sticky lg:top-28 lg:order-last lg:max-h-[calc(100vh-8rem)] lg:self-start lg:overflow-y-auto">
      <TableOfContents entries={entries} />
      {planTo && (
        <ButtonLink variant="brand" to={planTo} className="mt-6 max-lg:hidden">
          {copy.plan}
        </ButtonLink>
      )}
    </aside>
  )
}

export const textGrid = 'wrap grid gap-x-16 gap-y-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_280px]'
