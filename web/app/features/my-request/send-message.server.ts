import { WriteToCareTeamDocument } from '../../graph/generated/graphql.js'
import { textOf } from '../../forms/form-definition.js'
import type { FileSending, SenebLoadContext } from '../../graph/load-context.js'
import { problemOf, type ActResult } from './act-result.js'
import { requestDetailsCopy as copy } from './my-request-details.copy.js'

type SendDeps = Pick<SenebLoadContext, 'queryGraph' | 'sendFile'>

/** Maximum number of files that one form can carry (form-requests.ts). */
const maxFiles = 2

/** Sends a message with its files to the care team. */
export async function writeMessage(form: FormData, deps: SendDeps): Promise<ActResult> {
  const text = textOf(form, 'text')
  if (text.trim() === '') return refusal(copy.write.missing)
  const sent = await sendFiles(form, deps)
  if ('message' in sent) return refusal(sent.message)
  return send({ text, uploadIds: sent.ids, documentRequestId: null, idempotencyKey: textOf(form, 'key') }, deps)
}

/** Sends a document that the care team asked for. */
export async function sendDocument(form: FormData, deps: SendDeps): Promise<ActResult> {
  const sent = await sendFiles(form, deps)
  if ('message' in sent) return refusal(sent.message)
  if (sent.ids.length === 0) return refusal(copy.documents.missing)
  const text = copy.documents.message(textOf(form, 'name'))
  const input = { text, uploadIds: sent.ids, documentRequestId: textOf(form, 'about') }
  const result = await send({ ...input, idempotencyKey: textOf(form, 'key') }, deps)
  return result.kind === 'done' ? { kind: 'done', done: 'document' } : result
}

interface Message {
  readonly text: string
  readonly uploadIds: readonly string[]
  readonly documentRequestId: string | null
  readonly idempotencyKey: string
}

async function send(message: Message, { queryGraph }: SendDeps): Promise<ActResult> {
  const { data } = await queryGraph(WriteToCareTeamDocument, { ...message, uploadIds: [...message.uploadIds] })
  return problemOf(data?.writeToCareTeam, 'MyMessageSent') ?? { kind: 'done', done: 'message' }
}

type SentFiles = { readonly ids: readonly string[] } | { readonly message: string }

/** Uploads the chosen files; a refused one stops the message, so that nothing is missing from it unseen. */
async function sendFiles(form: FormData, { sendFile }: SendDeps): Promise<SentFiles> {
  const chosen = form.getAll('files').filter((file): file is File => file instanceof File && file.size > 0)
  if (chosen.length > maxFiles) return { message: copy.write.tooMany }
  const sent = await Promise.all(chosen.map((file): Promise<FileSending> => sendFile(file)))
  const refused = sent.find(({ message }) => message !== undefined)
  if (refused?.message !== undefined) return { message: refused.message }
  return { ids: sent.flatMap(({ id }) => (id === undefined ? [] : [id])) }
}

function refusal(message: string): ActResult {
  return { kind: 'problem', problem: 'input', message }
}
