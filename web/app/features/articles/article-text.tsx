import type { ArticlePageQuery } from '../../graph/generated/graphql.js'
import type { WithProse } from '../../publications/prose.js'
import { TextSections } from '../../publications/text-sections.js'
import { articlesCopy as copy } from './articles.copy.js'

interface ArticleTextProps {
  readonly article: WithProse<NonNullable<ArticlePageQuery['article']>>
}

/** The text of an article; one that is not written yet shows its summary and says so (ART-11). */
export function ArticleText({ article }: ArticleTextProps) {
  if (article.hasContent) return <TextSections body={article} />
  return (
    <>
      <p className="lead">{article.summary}</p>
      <p className="mt-4">{copy.comingSoon}</p>
    </>
  )
}
