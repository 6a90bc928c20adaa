import { sendGraphql, staffHeaders } from '../../support/gateway-client.js'
import { answerless, untilSettled, type Attempt, type Settling } from '../until-settled.js'
import { editors, type Edit, type Editor } from './edits.js'

/** Addresses at which editors work, and their session tokens. */
export interface EditorAccess {
  readonly graphqlUrl: string
  readonly siteUrl: string
  readonly tokens: Readonly<Record<Editor, string>>
}

/** Outcome of one edit; `overtaken` when the price got another value before the second person published it. */
export interface EditOutcome {
  readonly edit: Edit
  readonly end: 'done' | 'overtaken' | 'unanswered'
  readonly tookMs: number
  readonly retries: number
  /** Number of times that another change came first, and the edit was made again over it. */
  readonly conflicts: number
  readonly surprises: readonly string[]
}

type Settled = 'done' | 'overtaken'
type EditOf<Kind extends Edit['kind']> = Extract<Edit, { kind: Kind }>

/** Makes an edit as a careful page does: based on the latest read, and repeated after a conflict. */
export async function sendEdit(access: EditorAccess, edit: Edit): Promise<EditOutcome> {
  const startedAt = performance.now()
  const desk = new EditorDesk(access)
  const { settled, surprises, tries } = await settle(desk, edit)
  return {
    edit,
    end: settled ?? 'unanswered',
    tookMs: performance.now() - startedAt,
    retries: tries - 1,
    conflicts: desk.conflicts,
    surprises,
  }
}

function settle(desk: EditorDesk, edit: Edit): Promise<Settling<Settled>> {
  if (edit.kind === 'text') return untilSettled(() => appendToText(desk, edit))
  if (edit.kind === 'setting') return changeSetting(desk, edit)
  return changePrice(desk, edit)
}

interface EditableText {
  readonly editablePublication: {
    readonly revision: number
    readonly publishedContent: { readonly answer: string } | null
    readonly draft: { readonly content: { readonly answer: string } } | null
  }
}

/** Appends the marker to a text, so that an edit over an older text would drop the marker of somebody else. */
async function appendToText(desk: EditorDesk, edit: EditOf<'text'>): Promise<Attempt<Settled>> {
  const { by, key, marker, publishes } = edit
  const seen = await desk.ask<EditableText>(
    by,
    'query ($key: ID!) { editablePublication(kind: FAQ, key: $key) { revision publishedContent draft { content } } }',
    { key },
  )
  if (!('settled' in seen)) return seen
  const { draft, publishedContent, revision } = seen.settled.editablePublication
  const answer = (draft?.content ?? publishedContent)?.answer ?? ''
  const variables = { key, revision }
  if (!answer.split(' ').includes(marker)) {
    const content = { ...faqOf(key), answer: `${answer} ${marker}` }
    const saved = await desk.mutate(by, saveDraft, { ...variables, content })
    return publishes && 'settled' in saved ? { again: 'to be published' } : saved
  }
  if (!publishes || !draft) return { settled: 'done' }
  return desk.mutate(
    by,
    'mutation ($key: ID!, $revision: Int!) { act: publishPublicationDraft(kind: FAQ, key: $key, revision: $revision) { __typename } }',
    variables,
  )
}

const saveDraft =
  'mutation ($key: ID!, $revision: Int!, $content: JSONObject!) { act: savePublicationDraft(kind: FAQ, key: $key, revision: $revision, content: $content) { __typename } }'

/** Adds a text to which markers are appended. */
export async function addText(access: EditorAccess, key: string): Promise<void> {
  const desk = new EditorDesk(access)
  const content = { ...faqOf(key), answer: 'Edits:' }
  const { settled, surprises } = await untilSettled(() =>
    desk.mutate('editor', saveDraft, { key, revision: 0, content }),
  )
  if (!settled) throw new Error(`the text ${key} was not added: ${surprises[0] ?? 'no answer'}`)
}

function faqOf(key: string) {
  return { key, question: `Which edits has ${key}?`, shownOn: ['home'] }
}

/** Sends the same request again after a lost answer, and another one over the version that somebody else made. */
async function changeSetting(desk: EditorDesk, { by, marker }: EditOf<'setting'>): Promise<Settling<Settled>> {
  let version: number | undefined
  return untilSettled(async () => {
    if (version === undefined) {
      const seen = await desk.ask<{ settingGroups: readonly { key: string; version: number }[] }>(
        by,
        '{ settingGroups { key version } }',
      )
      if (!('settled' in seen)) return seen
      version = seen.settled.settingGroups.find(({ key }) => key === 'VALUES_PAGE')?.version
    }
    const saved = await desk.mutate(
      by,
      'mutation ($version: Int!, $value: String!, $id: ID!) { act: updateSettings(group: VALUES_PAGE, version: $version, settings: [{ key: "values.welcomeText", value: $value }], idempotencyKey: $id) { __typename } }',
      { version, value: marker, id: `${marker}-${version}` },
    )
    if ('again' in saved && saved.again === changedMeanwhile) version = undefined
    return saved
  })
}

/** One person proposes a price, the other publishes it. */
async function changePrice(desk: EditorDesk, { at, by, marker, usd }: EditOf<'price'>): Promise<Settling<Settled>> {
  const publisher = editors.find((name) => name !== by) ?? by
  let price: { readonly key: string; readonly version: number } | undefined
  let id: string | undefined
  return untilSettled(async () => {
    if (!price) {
      const seen = await desk.ask<{ prices: readonly { key: string; values: { version: number } }[] }>(
        by,
        '{ prices { key values { version } } }',
      )
      if (!('settled' in seen)) return seen
      const current = seen.settled.prices[at % seen.settled.prices.length]
      price = current && { key: current.key, version: current.values.version }
    }
    if (id === undefined) {
      const proposed = await desk.mutate(
        by,
        'mutation ($input: PriceChangeInput!, $id: ID!) { act: createPriceChange(input: $input, idempotencyKey: $id) { __typename ... on PriceChangeSaved { id } } }',
        {
          input: {
            prices: [{ ...price, price: usd.toFixed(2), source: 'A run of the chaos command', asOf: '2026-11-01' }],
            note: marker,
          },
          id: `${marker}-${price?.version}`,
        },
        (savedId) => (id = savedId),
      )
      if ('again' in proposed && proposed.again === changedMeanwhile) price = undefined
      return 'settled' in proposed ? { again: 'to be published' } : proposed
    }
    const published = await desk.mutate(
      publisher,
      'mutation ($id: ID!) { act: publishPriceChange(id: $id, version: 1) { __typename } }',
      { id },
    )
    const isDoubtful = 'again' in published && published.again === changedMeanwhile
    return isDoubtful ? stateOfChange(desk, publisher, id) : published
  })
}

/** Finds out whether an earlier attempt published the change, or another price came first. */
async function stateOfChange(desk: EditorDesk, by: Editor, id: string): Promise<Attempt<Settled>> {
  const seen = await desk.ask<{ priceChange: { change: { state: string } } }>(
    by,
    'query ($id: ID!) { priceChange(id: $id) { change { state } } }',
    { id },
  )
  if (!('settled' in seen)) return seen
  return { settled: seen.settled.priceChange.change.state === 'PUBLISHED' ? 'done' : 'overtaken' }
}

const changedMeanwhile = 'ChangedMeanwhile'
const done = new Set(['PublicationSaved', 'SettingsSaved', 'PriceChangeSaved'])
const retried = new Set([changedMeanwhile, 'TemporarilyUnavailable'])

interface MutationResponse {
  readonly act: { readonly __typename: string; readonly id?: string }
}

/** The desk of both editors during one edit. */
class EditorDesk {
  conflicts = 0

  constructor(private readonly access: EditorAccess) {}

  async ask<Data>(by: Editor, query: string, variables = {}): Promise<Attempt<Data>> {
    const { graphqlUrl, siteUrl, tokens } = this.access
    try {
      const headers = staffHeaders(siteUrl, tokens[by])
      const response = await sendGraphql<Data>(graphqlUrl, { query, variables }, { headers })
      return response.data ? { settled: response.data } : answerless(response)
    } catch {
      return { again: 'no answer' }
    }
  }

  async mutate(
    by: Editor,
    query: string,
    variables: object,
    onId?: (id: string | undefined) => void,
  ): Promise<Attempt<Settled>> {
    const response = await this.ask<MutationResponse>(by, query, variables)
    if (!('settled' in response)) return response
    const { __typename, id } = response.settled.act
    if (done.has(__typename)) {
      onId?.(id)
      return { settled: 'done' }
    }
    if (__typename === changedMeanwhile) this.conflicts += 1
    return retried.has(__typename) ? { again: __typename } : { surprise: __typename }
  }
}
