import { parse } from 'yaml'

import { testTitles } from '../test-titles.js'
import { textOf, trackedFiles } from '../tracked-text.js'
import { compareLists, type ComparedList } from './lists.js'
import { everySentence, isAboutData, type Sentence } from './said-about-data.js'

/** Proof of a statement: a test, by its file and the beginning of its title, a list of lists.ts, or the party it rests on. */
type Proof = { readonly file: string; readonly title: string } | { readonly list: string } | { readonly rests: string }

/** A sentence as it is read, the ids of the review that it answers, and the names of what shows that it is true. */
interface Statement {
  readonly says: string
  readonly review?: string
  /** Required; a file may lack it all the same. */
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
  readonly said: readonly Sentence[]
  readonly registers: readonly Register[]
  readonly proofs: Readonly<Record<string, Proof>>
  readonly gone: Readonly<Record<string, readonly string[]>>
  readonly lists: readonly ComparedList[]
}

export function checkedToday(): Checked {
  const said = everySentence()
  return {
    said,
    registers: registerNames.map((name) => readYaml(`register/${name}`) as Register),
    proofs: readYaml('proofs') as Checked['proofs'],
    gone: readYaml('register/gone') as Checked['gone'],
    lists: compareLists(said),
  }
}

export interface Verdict {
  readonly checked: number
  /** Statements that rest on people or contracts as well; no code shows that part. */
  readonly onPeople: number
  readonly review: { readonly said: number; readonly gone: number }
  readonly lists: readonly ComparedList[]
  /** A line for each fault, empty when every statement is true. */
  readonly untrue: readonly string[]
}

/** Checks statements about data against the register, its proofs, and the lists that code and texts share. */
export function checkStatements(given: Checked = checkedToday()): Verdict {
  const entries = given.registers.flatMap((register) =>
    Object.entries(register).flatMap(([place, statements]) =>
      statements.map(({ by, review = '', says, ...unknown }) => ({
        place,
        words: says,
        ids: wordsIn(review),
        by: wordsIn(by ?? ''),
        unknown: Object.keys(unknown),
      })),
    ),
  )
  const keys = new Set(entries.map(({ place, words }) => `${place}\n${words}`))
  const unregistered = given.said.filter((one) => isAboutData(one) && !keys.has(`${one.place}\n${one.words}`))
  const stands = new Set(given.said.map(({ place, words }) => `${place}\n${words}`))
  const ids = new Set(entries.flatMap((entry) => entry.ids))
  const untrue = [
    ...unregistered.map(({ place, words }) => `${place}: not in the register: ${words}`),
    ...entries
      .filter(({ place, words }) => !stands.has(`${place}\n${words}`) && !isInDocument(place, words))
      .map(({ place, words }) => `${place}: registered, and nobody says it: ${words}`),
    ...entries
      .filter(({ by }) => by.length === 0)
      .map(({ place, words }) => `${place}: nothing is named that shows it: ${words}`),
    ...entries.flatMap(({ place, unknown, words }) =>
      unknown.map((field) => `${place}: a statement has no field "${field}": ${words}`),
    ),
    ...[...new Set(entries.flatMap(({ by }) => by))].flatMap((name) => faultsOf(name, given)),
    ...stillSaid(given),
    ...reviewIds
      .filter((id) => !ids.has(id) && !given.gone[id])
      .map((id) => `${id} of the review is neither said nor gone`),
    ...given.lists.flatMap(({ faults }) => faults),
  ]
  const onPeople = entries.filter(({ by }) => by.some((name) => ['team', 'byHand', 'owner', 'lawyer'].includes(name)))
  const review = {
    said: reviewIds.filter((id) => ids.has(id)).length,
    gone: reviewIds.filter((id) => !ids.has(id)).length,
  }
  return { checked: entries.length, onPeople: onPeople.length, review, lists: given.lists, untrue }
}

function wordsIn(text: string): readonly string[] {
  return text.split(' ').filter(Boolean)
}

/** Documents for developers and partners are read as they are. */
function isInDocument(place: string, words: string): boolean {
  return /\.(?:md|graphql)$/.test(place) && textOf(place).replaceAll(/\s+/g, ' ').includes(words)
}

function faultsOf(name: string, { proofs: known, lists }: Checked): readonly string[] {
  const proof = known[name]
  if (!proof) return [`no proof is called ${name}`]
  if ('rests' in proof) return []
  if ('list' in proof) return lists.some((list) => list.name === proof.list) ? [] : [`no list is called ${proof.list}`]
  return titlesIn(proof.file).some((title) => title.startsWith(proof.title))
    ? []
    : [`${name}: ${proof.file} has no test called: ${proof.title}`]
}

const titles = new Map<string, readonly string[]>()

function titlesIn(file: string): readonly string[] {
  const known = titles.get(file) ?? (trackedFiles(file).length === 1 ? testTitles(file, textOf(file)) : [])
  titles.set(file, known)
  return known
}

function stillSaid({ gone: words, said }: Checked): readonly string[] {
  return Object.entries(words).flatMap(([id, phrases]) =>
    said
      .filter((one) => phrases.some((phrase) => one.words.includes(phrase)))
      .map((one) => `${one.place}: ${id} of the review was taken back and is said again: ${one.words}`),
  )
}
