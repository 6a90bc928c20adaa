import type { Meta, Section, Source } from '@seneb/contracts/publications/prose.schemas'
import { siteRoutes } from '@seneb/contracts/vocabulary/site-routes'
import { treatmentPages } from '@seneb/contracts/vocabulary/specialties'

import { shippedTexts } from './shipped-texts.fixture.js'

const { articles, legalDocuments, pages } = shippedTexts

/** Everything that is written of a page or a document, in the order it is read. */
interface Text {
  readonly path: string
  readonly heading: string
  readonly summary: string
  readonly meta: Meta
  readonly prose: readonly string[]
  readonly sections: readonly Section[]
  readonly links: readonly string[]
  readonly sources: readonly Source[]
}

const contents = (sections: readonly Section[]): string[] => sections.map(({ content }) => content)
const pathsOf = (related: readonly { path: string }[]): string[] => related.map(({ path }) => path)

export const specialtyTexts: Text[] = shippedTexts.specialties.map((page) => ({
  ...page,
  path: `/${page.slug}`,
  prose: [
    page.notice ?? '',
    page.intro,
    ...contents(page.sections),
    ...Object.values(page.procedures),
    ...page.whyEgypt.map(({ text }) => text),
  ],
  links: pathsOf(page.relatedTopics),
}))
const treatmentTexts: Text[] = shippedTexts.treatments.map((page) => ({
  ...page,
  path: `/treatments/${page.slug}`,
  prose: [page.intro, ...contents(page.sections)],
  links: pathsOf(page.relatedTopics),
}))
const pageTexts: Text[] = pages.map((page) => ({
  ...page,
  path: `/${page.slug}`,
  prose: [page.intro, ...page.benefits.map(({ text }) => text), ...contents(page.sections)],
  links: pathsOf(page.relatedTopics),
}))
const articleTexts: Text[] = articles.map((article) => ({
  ...article,
  path: `/blogs/${article.slug}`,
  heading: article.title,
  prose: [article.content?.intro ?? '', ...contents(article.content?.sections ?? [])],
  sections: article.content?.sections ?? [],
  links: [],
}))
/** As people read them today; earlier versions stay as they were. */
const latestVersions = legalDocuments.map(({ versions, ...document }) => ({
  ...document,
  ...(versions.at(-1) ?? versions[0]),
}))

export const legalTexts: Text[] = latestVersions.map(({ slug, title, summary, meta, intro, sections }) => ({
  path: `/${slug}`,
  heading: title,
  summary,
  meta,
  prose: [intro, ...contents(sections)],
  sections,
  links: [],
  sources: [],
}))

export const every = [...specialtyTexts, ...treatmentTexts, ...pageTexts, ...articleTexts, ...legalTexts]
const benefitsPages = pageTexts.filter(({ path }) => ['/why-egypt', '/medical-tourism'].includes(path))
export const longTexts = [...specialtyTexts, ...treatmentTexts, ...benefitsPages, ...articleTexts]

/** Words as people count them: Markdown's signs and the addresses of links are none. */
export function wordsInText(texts: readonly string[]): number {
  const plain = texts.join('\n').replaceAll(/\]\([^)]*\)/g, ' ')
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0
}

export const linksIn = (texts: readonly string[]): string[] =>
  [...texts.join('\n').matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target)

/** The canonical pages people may be sent to: no alias, no redirect, no form's parameter (D-33..D-35). */
export const publicPaths = new Set<string>([
  ...siteRoutes.filter(({ listed }) => listed).map(({ paths }) => paths[0]),
  ...treatmentPages.map(({ slug }) => `/treatments/${slug}`),
  ...articles.map(({ slug }) => `/blogs/${slug}`),
])
