import { ButtonLink } from '@seneb/ui/button-link'
import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { Illustration } from '../../art/illustrations.js'
import type { ArticlePageQuery } from '../../graph/generated/graphql.js'
import { MedicalReviewLine } from '../../publications/medical-review.js'
import type { WithProse } from '../../publications/prose.js'
import { PublicationArt } from '../../publications/publication-art.js'
import { TextSections } from '../../publications/text-sections.js'
import { showToast } from '../../ui/toast.js'
import { ArticleFacts } from './article-grid.js'
import { articlesCopy, articlesCopy as copy } from './articles.copy.js'

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
          <MedicalReviewLine reviewer={reviewer} className="text-nile-200" />
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

interface ArticleTextProps {
  readonly article: WithProse<NonNullable<ArticlePageQuery['article']>>
}

/** The text of an article; an unwritten article shows its summary and a note that it follows (ART-11). */
export function ArticleText({ article }: ArticleTextProps) {
  if (article.hasContent) return <TextSections body={article} />
  return (
    <>
      <p className="lead">{article.summary}</p>
      <p className="mt-4">{copy.comingSoon}</p>
    </>
  )
}

const shape = 'inline-flex min-h-12 items-center gap-1.5 rounded-full border border-control px-5 font-medium'

interface SocialLinksProps {
  readonly linkedinUrl: string | null
  readonly instagramUrl: string | null
  readonly facebookUrl: string | null
  readonly sampleKeys: readonly string[]
}

/**
 * Links to our social profiles at the end of an article; unset links are omitted, and samples lead nowhere (ART-08,
 * D-77).
 */
export function SocialLinks({ linkedinUrl, instagramUrl, facebookUrl, sampleKeys }: SocialLinksProps) {
  const links = [
    { name: copy.social.linkedin, url: linkedinUrl, key: 'links.linkedin' },
    { name: copy.social.instagram, url: instagramUrl, key: 'links.instagram' },
    { name: copy.social.facebook, url: facebookUrl, key: 'links.facebook' },
  ].filter(({ url }) => url)
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="follow" className="mt-14 border-t border-line pt-8">
      <h2 id="follow" className="text-[min(1.375rem,8.5vw)]">
        {copy.follow}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {links.map(({ key, name, url }) => (
          <li key={name}>
            {sampleKeys.includes(key) ? (
              <span className={shape}>
                {name} ({copy.sampleLink})
              </span>
            ) : (
              <a
                href={url ?? undefined}
                target="_blank"
                rel="noopener noreferrer"
                className={`${shape} hover:border-brand hover:bg-tint`}
              >
                {name}
                <span aria-hidden>↗</span>
                <VisuallyHidden> ({copy.opensInNewTab})</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const missingArticleCopy = articlesCopy.missing

interface MissingArticleProps {
  /** List shown in place of the missing article. */
  readonly list: '/blogs' | '/news'
}

/**
 * Page of an unknown slug: HTTP 404, replaced by the list with a toast when the script runs; without a script, a link
 * to the list (ART-07, D-59).
 */
export function MissingArticle({ list }: MissingArticleProps) {
  const navigate = useNavigate()
  useEffect(() => {
    showToast({ ...missingArticleCopy.toast })
    void navigate(list, { replace: true })
  }, [list, navigate])

  return (
    <section className="wrap grid items-center gap-12 py-12 md:py-20 lg:grid-cols-2">
      <Illustration name="felucca-off-the-chart" className="aspect-3/2 w-full rounded-panel lg:order-last" />
      <div>
        <h1 className="title-2">{missingArticleCopy.title}</h1>
        <p className="lead mt-5">{missingArticleCopy.text}</p>
        <ButtonLink variant="brand" to={list} className="mt-8">
          {list === '/news' ? missingArticleCopy.toNews : missingArticleCopy.toBlogs}
        </ButtonLink>
      </div>
    </section>
  )
}

interface Listed {
  readonly title: string
  readonly path: string | null
}

/** Maximum number of articles offered at the end of an article. */
const maxNext = 2

/** Returns our own articles that follow this one, in the order of the list, continuing from its beginning. */
export function nextAfter(
  path: string,
  articles: readonly Listed[],
): { readonly title: string; readonly path: string }[] {
  const own = articles.flatMap(({ path: to, title }) => (to === null ? [] : [{ title, path: to }]))
  const index = own.findIndex((one) => one.path === path)
  const others = [...own.slice(index + 1), ...own.slice(0, Math.max(index, 0))]
  return others.slice(0, maxNext)
}
