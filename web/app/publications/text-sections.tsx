import { PublicationArt } from './publication-art.js'
import { publicationsCopy as copy } from './publications.copy.js'
import { RichText } from './rich-text.js'
import type { TextBody, TextSection } from './publication.types.js'
import { SocialPostEmbed, VideoEmbed } from './embeds.js'

interface TextSectionsProps {
  readonly body: TextBody
}

/** Intro, featured video and sections of a text, with its sources at the end (ART-10, SPEC-02). */
export function TextSections({ body: { introHtml, featuredVideo, sections, sources } }: TextSectionsProps) {
  return (
    <div className="min-w-0">
      <RichText prose={introHtml} className="text-[1.1875rem] leading-[1.6]" />
      {featuredVideo && <VideoEmbed {...featuredVideo} className="mt-10" />}
      {sections.map((section) => (
        <Section key={section.anchor} {...section} />
      ))}
      <Sources sources={sources} />
    </div>
  )
}

function Section({ anchor, title, html, image, video, socialPost }: TextSection) {
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="mt-12 scroll-mt-28">
      <h2 id={`${anchor}-title`} className="text-[min(1.625rem,8.5vw)] md:text-[1.875rem]">
        {title}
      </h2>
      <RichText prose={html} className="mt-4" />
      {image && <PublicationArt picture={image} className="mt-6 aspect-16/9 w-full rounded-card" />}
      {video && <VideoEmbed {...video} className="mt-6" />}
      {socialPost && <SocialPostEmbed {...socialPost} className="mt-6" />}
    </section>
  )
}

function Sources({ sources }: Pick<TextBody, 'sources'>) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources" className="mt-14 border-t border-line pt-8">
      <h2 id="sources" className="text-[min(1.375rem,8.5vw)]">
        {copy.sources}
      </h2>
      <ol className="prose mt-4 text-[0.9375rem]">
        {sources.map(({ url, title, publisher, accessed }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer">
              {title}
            </a>
            , {publisher}
            {accessed && ` (${copy.accessed} ${accessed})`}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Table of contents of a text with more than three sections (ART-09), folded on narrow windows. */
export function TableOfContents({ entries }: { readonly entries: TextBody['tableOfContents'] }) {
  if (entries.length === 0) return null
  return (
    <nav aria-label={copy.contents}>
      <details className="faq rounded-card border border-line bg-surface px-5 lg:hidden">
        <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">{copy.contents}</summary>
        <Entries entries={entries} className="mb-4" />
      </details>
      <div className="max-lg:hidden">
        <p className="text-[0.9375rem] font-semibold text-accent-text">{copy.contents}</p>
        <Entries entries={entries} className="mt-2" />
      </div>
    </nav>
  )
}

interface EntriesProps {
  readonly entries: TextBody['tableOfContents']
  readonly className: string
}

function Entries({ entries, className }: EntriesProps) {
  return (
    <ol className={`border-s-2 border-line ${className}`}>
      {entries.map(({ anchor, title }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className="-ms-0.5 flex min-h-12 items-center border-s-2 border-transparent py-1.5 ps-4 text-[0.9375rem] leading-snug text-ink-2 hover:border-brand hover:text-ink lg:min-h-10"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
