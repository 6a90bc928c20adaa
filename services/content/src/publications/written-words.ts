import { wordsOf } from '../prose/body.js'
import { plainTextOf } from '../prose/render-prose.js'
import type { PublicationKind, PublicationKinds } from './publication-kinds.js'

/** What a record says, without markup. */
interface Words {
  readonly title: string
  readonly summary: string
  readonly words: string
}

type Readers = { readonly [K in PublicationKind]: (record: PublicationKinds[K]) => Words }

const readers: Readers = {
  specialty: (page) => ({
    title: page.heading,
    summary: page.summary,
    words: together(
      page.heading,
      wordsOf(page),
      ...pointsOf(page.whyEgypt),
      ...Object.values(page.procedures).map(plainTextOf),
    ),
  }),
  treatment: (page) => ({ title: page.heading, summary: page.summary, words: together(page.heading, wordsOf(page)) }),
  page: (page) => ({
    title: page.heading,
    summary: page.summary,
    words: together(wordsOf(page), ...pointsOf(page.benefits)),
  }),
  article: ({ content, summary, title }) => ({ title, summary, words: content ? wordsOf(content) : '' }),
  news: ({ summary, title }) => ({ title, summary, words: '' }),
  faq: ({ answer, question }) => ({ title: question, summary: '', words: plainTextOf(answer) }),
  'legal-document': ({ summary, title, versions }) => ({
    title,
    summary,
    words: wordsOf(versions.at(-1) ?? versions[0]),
  }),
  'company-value': ({ text, title }) => ({ title, summary: '', words: plainTextOf(text) }),
  'team-member': ({ bio, name, role }) => ({ title: name, summary: role, words: plainTextOf(bio) }),
  partner: ({ description, name }) => ({ title: name, summary: '', words: plainTextOf(description) }),
  'package-inclusion': ({ text, title }) => ({ title, summary: '', words: plainTextOf(text) }),
  package: ({ description, name }) => ({ title: name, summary: description, words: '' }),
  offer: ({ terms, text }) => ({ title: text, summary: terms, words: '' }),
  claim: ({ evidence, text }) => ({ title: text, summary: evidence, words: '' }),
  setting: ({ key, note }) => ({ title: key, summary: note, words: '' }),
}

/** The words of a record of any kind, for search and for its read time. */
export function bodyOfWritten<K extends PublicationKind>(kind: K, record: PublicationKinds[K]): Words {
  return readers[kind](record)
}

function pointsOf(points: readonly { readonly title: string; readonly text: string }[]): string[] {
  return points.flatMap(({ text, title }) => [title, plainTextOf(text)])
}

function together(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n')
}
