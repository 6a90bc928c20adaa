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

test('text is saved once after a pause, and each save names the previous one [GEN-07]', async () => {
  for (const text of ['a', 'ab', 'abc']) saver.change(text)
  expect(savings).toEqual([])
  await pause()
  saver.change('abcd')
  await pause()

  expect(textSaved()).toEqual(['abc', 'abcd'])
  expect(savings.map(({ seen }) => seen)).toEqual([undefined, savings[0]?.revision])
  expect(states).toEqual(['saved', 'saved'])
})

test('leaving the fields or the page saves without the pause, and nothing is saved twice', async () => {
  saver.change('a')
  await saver.flush()
  await saver.flush({ isLeaving: true })
  await pause()

  expect(textSaved()).toEqual(['a'])
})

test('a save whose response is lost is retried as the same one, with the text written since', async () => {
  results.push(unreachable)
  saver.change('a')
  await pause()
  saver.change('ab')
  await pause()

  expect(states).toEqual(['not-saved', 'saved'])
  expect(textSaved()).toEqual(['a', 'ab'])
  expect(savings[1]?.revision).toBe(savings[0]?.revision)
})

test('a failed save is retried automatically', async () => {
  results.push(unreachable)
  saver.change('a')
  await pause()
  await jest.advanceTimersByTimeAsync(draftRetryMs)

  expect(states).toEqual(['not-saved', 'saved'])
})

test('a text that would be rejected again is not retried until it changes', async () => {
  results.push({ error: { code: 'INPUT_INVALID', message: 'Please check the fields.' } })
  saver.change('a')
  await pause()
  await jest.advanceTimersByTimeAsync(3 * draftRetryMs)
  expect([textSaved(), states]).toEqual([['a'], ['not-saved']])

  saver.change('b')
  await pause()
  expect(states.at(-1)).toBe('saved')
})

test('saves run one after the other, and a page that closes does not wait', async () => {
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

test('after an edit elsewhere nothing is saved until the other version was seen', async () => {
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

test('a sent or discarded text is not saved again by a save in flight', async () => {
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
