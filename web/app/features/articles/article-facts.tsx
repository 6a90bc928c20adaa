import type { DatePrecision } from '../../publications/publication.types.js'
import { articlesCopy as copy } from './articles.copy.js'
import { publishedDate } from './published-date.js'

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
