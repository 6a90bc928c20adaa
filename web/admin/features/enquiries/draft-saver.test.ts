import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

import { DraftSaver, draftPauseMs, draftRetryMs, type DraftState, type Saving } from './draft-saver.js'

type SaveResult = Awaited<ReturnType<ConstructorParameters<typeof DraftSaver<string>>[0]['save']>>
const savedAt = '2026-11-23T14:03:00.000Z'
const unreachable = { error: { code: 'UNREACHABLE', message: 'The desk cannot reach the server.' } }
const changed = { error: { code: 'CHANGED_MEANWHILE', message: 'Changed.' } }

let savings: Saving<string>[]
let states: DraftState['kind'][]
let results: (SaveResult | Promise<SaveResult>)[]
let saver: DraftSaver<string>

beforeEach(() => {
  jest.useFakeTimers()
  ;[savings, states, results] = [[], [], []]
  saver = new DraftSaver<string>({
    save: async (saving) => {
      savings.push(saving)
      return (await results.shift()) ?? { savedAt }
    },
    onState: ({ kind }) => states.push(kind),
  })
})
afterEach(() => {
  jest.useRealTimers()
})

const textSaved = () => savings.map(({ draft }) => draft)
const pause = () => jest.advanceTimersByTimeAsync(draftPauseMs)

test('what is written is saved once after a pause, and each saving names the one before [GEN-07]', async () => {
  for (const text of ['a', 'ab', 'abc']) saver.change(text)
  expect(savings).toEqual([])
  await pause()
  saver.change('abcd')
  await pause()

  expect(textSaved()).toEqual(['abc', 'abcd'])
  expect(savings.map(({ seen }) => seen)).toEqual([undefined, savings[0]?.revision])
  expect(states).toEqual(['saved', 'saved'])
})

test('whoever leaves the fields or the page does not wait for the pause, and nothing is saved twice', async () => {
  saver.change('a')
  await saver.flush()
  await saver.flush({ isLeaving: true })
  await pause()

  expect(textSaved()).toEqual(['a'])
})

test('a saving whose answer is lost is the same one when it is tried again, with what was written since', async () => {
  results.push(unreachable)
  saver.change('a')
  await pause()
  saver.change('ab')
  await pause()

  expect(states).toEqual(['not-saved', 'saved'])
  expect(textSaved()).toEqual(['a', 'ab'])
  expect(savings[1]?.revision).toBe(savings[0]?.revision)
})

test('what could not be saved is tried again by itself', async () => {
  results.push(unreachable)
  saver.change('a')
  await pause()
  await jest.advanceTimersByTimeAsync(draftRetryMs)

  expect(states).toEqual(['not-saved', 'saved'])
})

test('what the same words would be refused for again is not tried again until they change', async () => {
  results.push({ error: { code: 'INPUT_INVALID', message: 'Please check the fields.' } })
  saver.change('a')
  await pause()
  await jest.advanceTimersByTimeAsync(3 * draftRetryMs)
  expect([textSaved(), states]).toEqual([['a'], ['not-saved']])

  saver.change('b')
  await pause()
  expect(states.at(-1)).toBe('saved')
})

test('savings follow one another, and a page that goes does not wait', async () => {
  let replyFirst: (result: SaveResult) => void = () => undefined
  results.push(new Promise((resolve) => (replyFirst = resolve)))
  saver.change('a')
  void saver.flush()
  saver.change('ab')
  const second = saver.flush()
  await pause()
  expect(textSaved()).toEqual(['a'])
  replyFirst({ savedAt })
  await second
  expect(textSaved()).toEqual(['a', 'ab'])

  results.push(new Promise(() => undefined))
  saver.change('abc')
  void saver.flush()
  saver.change('abcd')
  void saver.flush({ isLeaving: true })
  expect(savings.slice(2).map(({ draft, isLeaving }) => [draft, isLeaving])).toEqual([
    ['abc', false],
    ['abcd', true],
  ])
  expect(savings[3]?.revision).toBe(savings[2]?.revision)
})

test('once it was written on elsewhere nothing is saved until it is said what was seen', async () => {
  results.push(changed)
  saver.change('mine')
  await pause()
  saver.change('mine, more')
  await pause()
  expect([textSaved(), states]).toEqual([['mine'], ['changed-elsewhere']])

  saver.adopt('theirs')
  await saver.flush()
  expect(savings[1]).toMatchObject({ draft: 'mine, more', seen: 'theirs' })
})

test('what was sent or thrown away is not saved again by what was under way', async () => {
  let replyFirst: (result: SaveResult) => void = () => undefined
  results.push(new Promise((resolve) => (replyFirst = resolve)))
  saver.change('a')
  void saver.flush()
  const ending = saver.end()
  replyFirst({ savedAt })
  expect(await ending).toBe(savings[0]?.revision)
  await pause()

  expect([textSaved(), states.at(-1)]).toEqual([['a'], 'none'])
  saver.change('another')
  await pause()
  expect(savings[1]?.seen).toBeUndefined()
})
