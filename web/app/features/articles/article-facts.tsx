import type { DatePrecision } from '../../publications/publication.types.js'
import { dayOf } from '../../ui/figures.js'
import { articlesCopy as copy } from './articles.copy.js'

interface ArticleFactsProps {
  readonly publishedOn: string | null
  readonly publishedPrecision: DatePrecision | null
  readonly readTime: number | null
}

/** When something appeared and how long it takes to read (ART-03, ART-08). */
export function ArticleFacts({ publishedOn, publishedPrecision, readTime }: ArticleFactsProps) {
  return (
    <p className="text-[0.9375rem] text-(--facts-ink,var(--ink-2))">
      {publishedOn ? (
        <time dateTime={publishedOn}>{publishedDate(publishedOn, publishedPrecision)}</time>
      ) : (
        copy.undated
      )}
      {readTime !== null && ` · ${copy.readTime(readTime)}`}
    </p>
  )
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A date as exactly as it is known: a day or a month (D-59, ART-12, ART-16). */
export function publishedDate(on: string, precision: DatePrecision | null): string {
  return precision === 'MONTH' ? month.format(new Date(on)) : dayOf(on)
}
