import { inflateSync, constants } from 'node:zlib'

import { UploadRefusal } from './upload-refusal.js'

/**
 * What makes a PDF act, reach out, carry other files or hide from being looked at (S12). Names of four characters and
 * less may come up in compressed data by chance, so they count outside of it only; none acts without a longer one.
 */
const active =
  /\/(?:JavaScript|Launch|OpenAction|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|GoToR|Rendition|Movie|Sound|Encrypt|Collection)(?![A-Za-z0-9_.-])/
const activeShort = /\/(?:JS|AA|XFA)(?![A-Za-z0-9_.+-])/

const mostStreams = 20_000
const mostInflatedBytes = 32 * 1024 * 1024
const longestDictionary = 4096
const longestTail = 1024

/** Refuses a PDF that is not whole, does more than show pages, or cannot be looked into (S12). */
export function assertPassivePdf(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  assertWhole(text)
  if (active.test(unescaped(text))) throw new UploadRefusal('activePdf')
  const plain = [...betweenStreams(text)]
  if (plain.some((part) => active.test(unescaped(part)) || activeShort.test(unescaped(part))))
    throw new UploadRefusal('activePdf')
  assertPassiveObjectStreams(text, bytes)
}

function assertWhole(text: string): void {
  const end = text.lastIndexOf('%%EOF')
  if (end === -1 || !text.includes('startxref')) throw new UploadRefusal('damaged')
  if (text.length - end > longestTail) throw new UploadRefusal('unsafe')
}

/** Names may be written with `#4a` for any character. */
function unescaped(text: string): string {
  return text.includes('#')
    ? text.replace(/#([0-9a-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text
}

function* betweenStreams(text: string): Generator<string> {
  let from = 0
  for (const { end, start } of streamsOf(text)) {
    yield text.slice(from, start)
    from = end
  }
  yield text.slice(from)
}

/** Where the data of each stream begins and ends. */
function* streamsOf(text: string): Generator<{ start: number; end: number }> {
  const begin = /(?<!end)stream(?:\r\n|\n|\r)/g
  for (let count = 0; ; count++) {
    const found = begin.exec(text)
    if (!found) return
    if (count > mostStreams) throw new UploadRefusal('activePdf')
    const start = begin.lastIndex
    const end = text.indexOf('endstream', start)
    if (end === -1) throw new UploadRefusal('damaged')
    yield { start, end }
    begin.lastIndex = end
  }
}

/** Objects may themselves be compressed; those are unpacked within bounds and looked at like the rest. */
function assertPassiveObjectStreams(text: string, bytes: Buffer): void {
  let left = mostInflatedBytes
  for (const { end, start } of streamsOf(text)) {
    const dictionary = unescaped(dictionaryBefore(text, start))
    if (!/\/ObjStm|\/First(?![A-Za-z])/.test(dictionary)) continue
    const objects = unpacked(bytes.subarray(start, end), dictionary, left)
    left -= objects.length
    const plain = unescaped(objects)
    if (active.test(plain) || activeShort.test(plain)) throw new UploadRefusal('activePdf')
  }
}

function dictionaryBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - longestDictionary), start)
  return before.slice(before.lastIndexOf(' obj') + 1)
}

function unpacked(data: Buffer, dictionary: string, most: number): string {
  const filter = /\/Filter\s*(\[[^\]]*\]|\/[A-Za-z0-9]+)/.exec(dictionary)?.[1]
  if (filter === undefined && !dictionary.includes('/Filter')) return data.toString('latin1')
  const isPlainFlate = filter !== undefined && /^\[?\s*\/(?:FlateDecode|Fl)\s*\]?$/.test(filter)
  if (!isPlainFlate || dictionary.includes('/DecodeParms')) throw new UploadRefusal('activePdf')
  try {
    const options = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(data, options).toString('latin1')
  } catch {
    throw new UploadRefusal('activePdf')
  }
}
