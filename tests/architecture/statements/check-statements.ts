import { parse } from 'yaml'

import { testTitles } from '../test-titles.js'
import { textOf, trackedFiles } from '../tracked-text.js'
import { compareLists, type ComparedList } from './lists.js'
import { everySentence, isAboutData, type Sentence } from './data-sentences.js'

/**
 * Proof of a statement: a test, by its file and the beginning of its title, a list of lists.ts, or the responsible
 * party.
 */
type Proof = { readonly file: string; readonly title: string } | { readonly list: string } | { readonly rests: string }

/** A registered sentence, the ids of the review that it belongs to, and the names of its proofs. */
interface Statement {
  readonly says: string
  readonly review?: string
  /** Required, but a file may lack it. */
  readonly by?: string | null
}

/** Statements by location: the address of a legal page, or the file of a page, form or mail. */
type Register = Readonly<Record<string, readonly Statement[]>>

const registerNames = ['privacy-policy', 'cookie-policy', 'pages', 'forms', 'mails', 'withdrawals', 'documents']

function readYaml(name: string): unknown {
  return parse(textOf(`tests/architecture/statements/${name}.yaml`))
}

/** The ids of the review's sentences: of policies, terms, forms, mails, pages and our documents. */
const reviewed = { P: 71, C: 27, T: 20, F: 46, M: 11, W: 15, D: 6 }
const reviewIds = Object.entries(reviewed).flatMap(([letter, last]) =>
  Array.from({ length: last }, (_one, i) => `${letter}${i + 1}`),
)

/** Input of the check: the current texts and the register unless a test overrides them. */
export interface Checked {
  readonly sentences: readonly Sentence[]
  readonly registers: readonly Register[]
  readonly proofs: Readonly<Record<string, Proof>>
  readonly withdrawn: Readonly<Record<string, readonly string[]>>
  readonly lists: readonly ComparedList[]
}

export function checkedToday(): Checked {
  const sentences = everySentence()
  return {
    sentences,
    registers: registerNames.map((name) => readYaml(`register/${name}`) as Register),
    proofs: readYaml('proofs') as Checked['proofs'],
    withdrawn: readYaml('register/withdrawn') as Checked['withdrawn'],
    lists: compareLists(sentences),
  }
}

export interface Verdict {
  readonly checked: number
  /** Statements that also depend on people or contracts; no code proves that part. */
  readonly onPeople: number
  readonly review: { readonly registered: number; readonly withdrawn: number }
  readonly lists: readonly ComparedList[]
  /** A line for each fault, empty when every statement is true. */
  readonly untrue: readonly string[]
}

/** Checks statements about data against the register, its proofs, and the lists that code and texts share. */
export function checkStatements(input: Checked = checkedToday()): Verdict {
  const entries = input.registers.flatMap((register) =>
    Object.entries(register).flatMap(([source, statements]) =>
      statements.map(({ by, review = '', says, ...unknown }) => ({
        source,
        text: says,
        ids: wordsIn(review),
        by: wordsIn(by ?? ''),
        unknown: Object.keys(unknown),
      })),
    ),
  )
  const keys = new Set(entries.map(({ source, text }) => `${source}\n${text}`))
  const unregistered = input.sentences.filter((one) => isAboutData(one) && !keys.has(`${one.source}\n${one.text}`))
  const publishedKeys = new Set(input.sentences.map(({ source, text }) => `${source}\n${text}`))
  const ids = new Set(entries.flatMap((entry) => entry.ids))
  const untrue = [
    ...unregistered.map(({ source, text }) => `${source}: not in the register: ${text}`),
    ...entries
      .filter(({ source, text }) => !publishedKeys.has(`${source}\n${text}`) && !isInDocument(source, text))
      .map(({ source, text }) => `${source}: registered, and nobody says it: ${text}`),
    ...entries
      .filter(({ by }) => by.length === 0)
      .map(({ source, text }) => `${source}: nothing is named that shows it: ${text}`),
    ...entries.flatMap(({ source, unknown, text }) =>
      unknown.map((field) => `${source}: a statement has no field "${field}": ${text}`),
    ),
    ...[...new Set(entries.flatMap(({ by }) => by))].flatMap((name) => faultsOf(name, input)),
    ...stillSaid(input),
    ...reviewIds
      .filter((id) => !ids.has(id) && !input.withdrawn[id])
      .map((id) => `${id} of the review is neither said nor gone`),
    ...input.lists.flatMap(({ differences }) => differences),
  ]
  const onPeople = entries.filter(({ by }) => by.some((name) => ['team', 'byHand', 'owner', 'lawyer'].includes(name)))
  const review = {
    registered: reviewIds.filter((id) => ids.has(id)).length,
    withdrawn: reviewIds.filter((id) => !ids.has(id)).length,
  }
  return { checked: entries.length, onPeople: onPeople.length, review, lists: input.lists, untrue }
}

function wordsIn(text: string): readonly string[] {
  return text.split(' ').filter(Boolean)
}

/** Documents for developers and partners are read as they are. */
function isInDocument(source: string, text: string): boolean {
  return /\.(?:md|graphql)$/.test(source) && textOf(source).replaceAll(/\s+/g, ' ').includes(text)
}

function faultsOf(name: string, { proofs: allProofs, lists }: Checked): readonly string[] {
  const proof = allProofs[name]
  if (!proof) return [`no proof is called ${name}`]
  if ('rests' in proof) return []
  if ('list' in proof) return lists.some((list) => list.name === proof.list) ? [] : [`no list is called ${proof.list}`]
  return titlesIn(proof.file).some((title) => title.startsWith(proof.title))
    ? []
    : [`${name}: ${proof.file} has no test called: ${proof.title}`]
}

const titles = new Map<string, readonly string[]>()

function titlesIn(file: string): readonly string[] {
  const fileTitles = titles.get(file) ?? (trackedFiles(file).length === 1 ? testTitles(file, textOf(file)) : [])
  titles.set(file, fileTitles)
  return fileTitles
}

function stillSaid({ withdrawn: phrasesById, sentences }: Checked): readonly string[] {
  return Object.entries(phrasesById).flatMap(([id, phrases]) =>
    sentences
      .filter((one) => phrases.some((phrase) => one.text.includes(phrase)))
      .map((one) => `${one.source}: ${id} of the review was taken back and is said again: ${one.text}`),
  )
}
