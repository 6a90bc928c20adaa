import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'

import {
  DeskReplyDraftDocument,
  DeskDiscardReplyDraftDocument,
  DeskSaveReplyDraftDocument,
  type DeskReplyDraftQuery,
} from '../../graph/generated/reply-drafts/graphql.js'
import { toResult } from '../../graph/request-desk.js'
import { errorIn, type DeskError } from '../../graph/desk-error.js'
import { draftOf, emptyDraft, savedFields, type Draft } from './reply-draft.js'
import { DraftSaver, type DraftState, type Saving } from './draft-saver.js'

type Stored = NonNullable<DeskReplyDraftQuery['replyDraft']>

/**
 * Manages the draft of a reply: loads it once when the enquiry is opened, saves it automatically, and immediately when
 * the page is left (GEN-07).
 */
export function useReplyDraft(enquiryId: string) {
  const client = useApolloClient()
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [state, setState] = useState<DraftState>({ kind: 'none' })
  const [saver] = useState(
    () => new DraftSaver<Draft>({ save: (saving) => save(client, enquiryId, saving), onState: setState }),
  )
  const show = useCallback(
    (stored: Stored | undefined) => {
      saver.adopt(stored?.revision)
      setDraft(stored ? writtenIn(stored) : emptyDraft())
      setState(stored ? { kind: 'saved', at: stored.savedAt } : { kind: 'none' })
    },
    [saver],
  )
  useStored(enquiryId, saver, show)
  useLeaving(saver)
  return {
    draft,
    state,
    write: (written: Draft) => {
      setDraft(written)
      saver.change(written)
    },
    saveNow: () => saver.flush(),
    /** The reply was sent, which deleted the stored draft. */
    sent: () => {
      setDraft(emptyDraft())
      void saver.end()
    },
    discard: async () => {
      setDraft(emptyDraft())
      const seen = await saver.end()
      const error = seen ? await discard(client, enquiryId, seen) : undefined
      if (!error) return
      saver.adopt(seen)
      setState({ kind: 'not-discarded', error })
    },
    showOther: async () => show(await readInstead(client, enquiryId, saver)),
    saveOver: () => saveOver(client, enquiryId, saver),
  }
}

/** Replaces the unsaved local draft with the stored one, and returns it. */
async function readInstead(
  client: ApolloClient,
  enquiryId: string,
  saver: DraftSaver<Draft>,
): Promise<Stored | undefined> {
  const stored = await readStored(client, enquiryId)
  saver.drop()
  return stored
}

/** Saves the waiting draft over the stored one. */
async function saveOver(client: ApolloClient, enquiryId: string, saver: DraftSaver<Draft>): Promise<void> {
  saver.adopt((await readStored(client, enquiryId))?.revision)
  await saver.flush()
}

/** Reads the stored draft once and shows it, unless writing started in the meantime. */
function useStored(enquiryId: string, saver: DraftSaver<Draft>, show: (stored: Stored) => void): void {
  const client = useApolloClient()
  useEffect(() => {
    let isCurrent = true
    void readStored(client, enquiryId).then((stored) => {
      // When writing began before the stored draft arrived, the conflict is reported at the first save.
      if (isCurrent && stored && saver.isUntouched) show(stored)
    })
    return () => {
      isCurrent = false
    }
  }, [client, enquiryId, saver, show])
}

/** Saves immediately when the page is hidden or closed, or another enquiry is opened. */
function useLeaving(saver: DraftSaver<Draft>): void {
  useEffect(() => {
    const leave = () => {
      if (document.hidden) void saver.flush({ isLeaving: true })
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      void saver.flush({ isLeaving: true })
    }
  }, [saver])
}

/** Saves in progress; a page that opens waits for them before it reads. */
const inFlight = new Map<string, Promise<unknown>>()

async function save(client: ApolloClient, enquiryId: string, { draft, isLeaving, revision, seen }: Saving<Draft>) {
  const { template } = draft
  const input = { id: enquiryId, revision, ...(seen ? { seen } : {}), template, fields: savedFields(draft) }
  const saving = toResult(
    client.mutate({
      mutation: DeskSaveReplyDraftDocument,
      variables: input,
      // It has to arrive although the page is about to go.
      context: { fetchOptions: { keepalive: isLeaving } },
    }),
  )
  inFlight.set(enquiryId, saving)
  const response = await saving
  if ('error' in response) return response
  const result = response.data.saveReplyDraft
  const error = errorIn(result)
  return error ? { error } : { savedAt: (result as { readonly savedAt: string }).savedAt }
}

async function discard(client: ApolloClient, enquiryId: string, seen: string): Promise<DeskError | undefined> {
  const variables = { id: enquiryId, seen }
  const response = await toResult(client.mutate({ mutation: DeskDiscardReplyDraftDocument, variables }))
  return 'error' in response ? response.error : errorIn(response.data.discardReplyDraft)
}

async function readStored(client: ApolloClient, enquiryId: string): Promise<Stored | undefined> {
  await inFlight.get(enquiryId)
  const variables = { id: enquiryId }
  const response = await toResult(
    client.query({ query: DeskReplyDraftDocument, variables, fetchPolicy: 'network-only' }),
  )
  return 'data' in response ? (response.data.replyDraft ?? undefined) : undefined
}

function writtenIn({ fields, template }: Stored): Draft {
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  return draftOf({ template, values })
}
