import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** The desk gathers hints for so long before it reads (web/admin/live/use-live.ts). */
const settleMs = 250
/** And tells so often that it is there (web/admin/live/tell-presence.ts). */
const presenceMs = 20_000

/** The ids by which pages of the desk ask, by the names of their operations. */
const texts = JSON.parse(
  readFileSync(new URL('../../gateway/src/generated/trusted-documents.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>

function documentIdOf(name: string): string {
  const [id] = Object.entries(texts).find(([, text]) => new RegExp(`^(?:query|mutation) ${name}\\b`).test(text)) ?? []
  if (id === undefined) throw new Error(`the desk has no document ${name}`)
  return id
}

interface DeskPlace {
  readonly siteUrl: string
  readonly token: string
  /** Where it is; each desk is at one of its own. */
  readonly address: string
}

interface Listed {
  readonly enquiries: readonly { readonly id: string; readonly version: number }[]
}

/**
 * A desk as its page behaves, with an enquiry open beside the list: it listens to hints, reads both anew when one comes,
 * and tells where it is.
 */
export class OpenDesk {
  private readonly leaving = new AbortController()
  private readonly presence: ReturnType<typeof setInterval>
  private settling: ReturnType<typeof setTimeout> | undefined
  private polling: ReturnType<typeof setTimeout> | undefined
  private readonly seen = new Map<string, number>()
  private readonly waiting = new Set<() => void>()

  private constructor(
    private readonly place: DeskPlace,
    private readonly enquiryId: string,
  ) {
    this.presence = setInterval(() => void this.tell({ enquiryId }), presenceMs)
  }

  static async open(place: DeskPlace, enquiryId: string): Promise<OpenDesk> {
    const desk = new OpenDesk(place, enquiryId)
    await desk.ask('DeskWhoAmI', {})
    await desk.listen()
    await desk.read(false)
    await desk.tell({ enquiryId, doing: 'viewing' })
    return desk
  }

  /** When the list of this desk shows that version of an enquiry, in milliseconds of this process's clock. */
  async shows(enquiryId: string, version: number): Promise<number> {
    while ((this.seen.get(enquiryId) ?? 0) < version) await new Promise<void>((resolve) => this.waiting.add(resolve))
    return performance.now()
  }

  /** Writes a note as the agent of this desk; gives the version that makes. */
  async addNote(enquiryId: string, words: string): Promise<number> {
    const asked = { id: enquiryId, words, idempotencyKey: crypto.randomUUID() }
    const { addCareNote } = await this.ask<{ addCareNote: { version?: number } }>('DeskAddNote', asked)
    if (addCareNote.version === undefined) throw new Error('the note was refused')
    return addCareNote.version
  }

  /** Reads once what it shows though nothing hinted at it, after so many milliseconds: as a page that polls. */
  readIn(ms: number): void {
    this.polling = setTimeout(() => void this.read(true), ms)
  }

  async close(): Promise<void> {
    clearInterval(this.presence)
    clearTimeout(this.polling)
    clearTimeout(this.settling)
    await this.tell({})
    this.leaving.abort()
  }

  private async listen(): Promise<void> {
    const response = await this.fetch('/staff/live', { signal: this.leaving.signal })
    if (!response.ok || !response.body) throw new Error(`the stream was answered by ${response.status}`)
    const parts = response.body.pipeThrough(new TextDecoderStream())
    void this.hear(parts).catch((error: unknown) => {
      if (!this.leaving.signal.aborted) throw error
    })
  }

  private async hear(parts: AsyncIterable<string>): Promise<void> {
    let rest = ''
    for await (const part of parts) {
      const events = (rest + part).split('\n\n')
      rest = events.pop() ?? ''
      if (events.some((text) => text.startsWith('data: '))) this.hint()
    }
  }

  private hint(): void {
    clearTimeout(this.settling)
    this.settling = setTimeout(() => void this.read(true), settleMs)
  }

  private async read(isBackground: boolean): Promise<void> {
    const filter = { show: 'DUE', mine: false, unclaimed: false, overdue: false }
    const [{ careEnquiries }] = await Promise.all([
      this.ask<{ careEnquiries: Listed }>('DeskEnquiries', filter, isBackground),
      this.ask('DeskEnquiryCounts', {}, isBackground),
      this.ask('DeskEnquiryDetails', { id: this.enquiryId }, isBackground),
    ])
    for (const { id, version } of careEnquiries.enquiries) this.seen.set(id, version)
    const waiting = [...this.waiting]
    this.waiting.clear()
    for (const tell of waiting) tell()
  }

  private async ask<Data>(name: string, variables: object, isBackground = false): Promise<Data> {
    const body = JSON.stringify({ documentId: documentIdOf(name), variables })
    const response = await this.fetch('/graphql', { method: 'POST', body, isBackground })
    const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown }
    if (!data) throw new Error(`${name} was answered by ${response.status} ${JSON.stringify(errors)}`)
    return data
  }

  private async tell(told: object): Promise<void> {
    const body = JSON.stringify({ page: this.place.token.slice(0, 20), ...told })
    const { status } = await this.fetch('/staff/presence', { method: 'POST', body, isBackground: true })
    if (status !== 204) throw new Error(`presence was answered by ${status}`)
  }

  private fetch(path: string, { isBackground = false, ...init }: RequestInit & { isBackground?: boolean }) {
    const { address, siteUrl, token } = this.place
    const headers = {
      'content-type': 'application/json',
      origin: siteUrl,
      'sec-fetch-site': 'same-origin',
      cookie: `seneb-staff=${token}`,
      'x-forwarded-for': address,
      ...(isBackground ? { 'x-seneb-background': '1' } : {}),
    }
    return fetch(`${siteUrl}${path}`, { ...init, headers })
  }
}

/** All of them, a few at a time, so that opening is no storm. */
export async function openDesks(places: readonly DeskPlace[], enquiryIds: readonly string[]): Promise<OpenDesk[]> {
  const desks: OpenDesk[] = []
  for (const [at, place] of places.entries()) {
    desks.push(await OpenDesk.open(place, enquiryIds[at % enquiryIds.length] ?? ''))
  }
  await pause(settleMs)
  return desks
}
