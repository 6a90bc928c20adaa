import type { article } from '@seneb/contracts/messages/content/article.messages'
import type { section } from '@seneb/contracts/messages/content/publication.schemas'
import type { Section, Source } from '@seneb/contracts/publications/prose.schemas'
import type { InferType } from 'yup'

import { plainTextOf, renderProse } from './render-prose.js'
import { anchorsOf, readTimeOf } from './text.rules.js'

type RenderedSection = InferType<typeof section>
/** A text as it is answered. */
export type Body = Pick<
  InferType<typeof article>,
  'introHtml' | 'sections' | 'tableOfContents' | 'featuredVideo' | 'sources' | 'readTime'
>

/** A text as it is written. */
export interface WrittenText {
  /** Markdown. */
  readonly intro: string
  readonly sections: readonly Section[]
  readonly sources?: readonly Source[]
}

/** ART-09: texts with more than three sections have a table of contents. */
const maxWithoutContents = 3
/** ART-14. */
const usualPostHeight = 500

/** A text ready to be shown: cleaned HTML, anchors, contents, the first video pulled out (ART-09, ART-10, D-60). */
export function bodyOf({ intro, sections, sources = [] }: WrittenText): Body {
  const anchors = anchorsOf(sections)
  const withVideo = sections.findIndex(({ video }) => video !== undefined)
  const rendered = sections.map((section, i) => renderSection(section, anchors[i] ?? '', i === withVideo))
  return {
    introHtml: renderProse(intro),
    sections: rendered,
    tableOfContents:
      rendered.length > maxWithoutContents ? rendered.map(({ anchor, title }) => ({ anchor, title })) : [],
    featuredVideo: sections[withVideo]?.video ?? null,
    sources: sources.map((source) => ({ accessed: null, ...source })),
    readTime: readTimeOf(textOf({ intro, sections })),
  }
}

/** Returns the text without markup; each heading and paragraph is a line, so that excerpts do not join them. */
export function textOf({ intro, sections }: WrittenText): string {
  return [plainTextOf(intro), ...sections.flatMap(({ content, title }) => [title, plainTextOf(content)])]
    .join('\n')
    .trim()
}

/** A headed list as it is answered. */
export function pointsOf(points: readonly { readonly title: string; readonly text: string }[]) {
  return points.map(({ title, text }) => ({ title, html: renderProse(text) }))
}

function renderSection(section: Section, anchor: string, isFeatured: boolean): RenderedSection {
  const { content, forLegalReview = false, image = null, redditEmbed, title, video = null } = section
  return {
    anchor,
    title,
    html: renderProse(content),
    image,
    video: isFeatured ? null : video,
    socialPost: redditEmbed ? { height: usualPostHeight, ...redditEmbed } : null,
    forLegalReview,
  }
}
