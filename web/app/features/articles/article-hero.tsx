import type { ArticlePageQuery } from '../../graph/generated/graphql.js'
import { PublicationArt } from '../../publications/publication-art.js'
import { ArticleFacts } from './article-facts.js'
import { articlesCopy as copy } from './articles.copy.js'

type Article = Omit<NonNullable<ArticlePageQuery['article']>, 'introHtml' | 'sections'>

/** The head of an article: title, author, date, read time and source (ART-08). */
export function ArticleHero({ article }: { readonly article: Article }) {
  const { title, summary, category, author, source, image, fallbackImage, reviewer } = article
  return (
    <header className="on-deep bg-nile-900 text-white">
      <div className="wrap grid min-h-[450px] items-center gap-x-14 gap-y-10 under-header pb-12 lg:grid-cols-[1.15fr_1fr] lg:pb-16">
        <div className="[--facts-ink:var(--nile-200)]">
          <p className="eyebrow text-sand-200">{category}</p>
          <h1 className="mt-3 max-w-[20ch] title-band">{title}</h1>
          <p className="mt-5 max-w-[50ch] text-lg text-[#eef6f5]">{summary}</p>
          <p className="mt-6 text-[0.9375rem] text-nile-200">
            {copy.by} {author} · {copy.source}: {source}
          </p>
          <ArticleFacts {...article} />
          {reviewer && (
            <p className="text-[0.9375rem] text-nile-200">
              {copy.reviewedBy(reviewer.name, reviewer.role, reviewer.on)}
            </p>
          )}
        </div>
        <PublicationArt
          picture={image}
          fallback={fallbackImage}
          eager
          className="aspect-16/9 w-full rounded-panel lg:aspect-4/3"
        />
      </div>
    </header>
  )
}
