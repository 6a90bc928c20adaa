import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

import { createHeaders } from '@remix-run/node-fetch-server'
import { withoutTrailingSlashes } from '@seneb/contracts/vocabulary/site-path'
import { pathsOf } from '@seneb/contracts/vocabulary/site-routes'
import { maxUploadBytes, maxUploads } from '@seneb/contracts/vocabulary/upload-rules'

/** Address that a request counts as sent to, regardless of its Host header. */
export interface Address {
  readonly host: string
  readonly protocol: string
}

/** Reason for rejecting a page or form request, with a message for its sender. */
export interface RequestRejection {
  readonly status: number
  readonly reason: 'method' | 'length' | 'too-large' | 'media-type' | 'foreign-origin'
  readonly message: string
}

const refusals = {
  method: { status: 405, message: 'This site is read with GET and its forms are sent with POST.' },
  length: { status: 411, message: 'The length of the form must be said before it is sent.' },
  'too-large': { status: 413, message: 'The form is larger than this site takes.' },
  'media-type': { status: 415, message: 'The form could not be read. Please submit it from its own page.' },
  'foreign-origin': { status: 400, message: 'The form was sent from another site. Please send it from this one.' },
} as const

/** Every reason there is. */
export const rejectionReasons: readonly string[] = Object.keys(refusals)

/** Address that a form is sent to. */
interface FormTarget extends Address {
  /** Whether the page that sends it has the policy `no-referrer`, under which browsers send `Origin: null`. */
  readonly isWithoutReferrer?: boolean
}

/** Returns the refusal that can be determined before a body is read, if any; a form counts as sent to `target`. */
export function rejectionOf(request: IncomingMessage, target: FormTarget): RequestRejection | undefined {
  const reason = reasonAgainst(request, target)
  return reason && { reason, ...refusals[reason] }
}

function reasonAgainst(request: IncomingMessage, target: FormTarget): RequestRejection['reason'] | undefined {
  const { headers, method = '' } = request
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST') return 'method'
  if (!isFromSite(request, target)) return 'foreign-origin'
  const length = Number(headers['content-length'])
  if (!Number.isInteger(length)) return 'length'
  if (length > maxBodyBytesOf(request)) return 'too-large'
  return isForm(headers['content-type']) ? undefined : 'media-type'
}

/** Browsers send the origin of the form's page; other clients need not. */
function isFromSite({ headers }: IncomingMessage, { host, isWithoutReferrer = false, protocol }: FormTarget): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin === 'null') return isWithoutReferrer && site === 'same-origin'
  return origin === undefined || origin === `${protocol}//${host}`
}

function isForm(type = ''): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type) || /^multipart\/form-data\s*;.*boundary=/i.test(type)
}

/** Options for reading a request. */
interface ReadAs extends Address {
  readonly withCookies: boolean
}

/** The request as the application reads it, with its cookies for personal pages only. When its sender leaves, its signal is aborted and its body ends with an error. */
export function readRequest(request: IncomingMessage, response: ServerResponse, as: ReadAs): Request {
  const { method = 'GET', url = '/' } = request
  const { host, protocol, withCookies } = as
  const headers = createHeaders(request)
  if (!withCookies) headers.delete('cookie')
  // Such a form was accepted by its other headers, and the application would refuse it.
  if (headers.get('origin') === 'null') headers.delete('origin')
  const controller = new AbortController()
  response.once('close', () => response.writableFinished || controller.abort())
  const init = { method, headers, signal: controller.signal }
  if (method === 'GET' || method === 'HEAD') return new Request(`${protocol}//${host}${url}`, init)
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>
  // `RequestInit` does not yet declare `duplex`, which sends a streamed body before the response arrives.
  const streamed = { ...init, body, duplex: 'half' }
  return new Request(`${protocol}//${host}${url}`, streamed)
}

/** A form without files fits easily. */
const maxFormBytes = 100_000

/** Pages whose form has files; without a script the files are part of the form (AMB-13, AMB-14). */
const pathsWithFiles = (['ambassador-application', 'application-documents', 'my-request'] as const)
  .flatMap(pathsOf)
  .map((path) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`))

/** Returns the maximum size in bytes of a form sent to a page; larger ones are refused before they are read. */
export function maxBodyBytesOf(request: IncomingMessage): number {
  return hasFiles(request) ? maxUploads * maxUploadBytes + maxFormBytes : maxFormBytes
}

/** True for a form with files, as browsers send it without a script. */
export function hasFiles({ method, headers, url = '' }: IncomingMessage): boolean {
  if (method !== 'POST' || !/^multipart\/form-data/.test(contentType(headers))) return false
  const [path = ''] = url.split('?', 1)
  return pathsWithFiles.some((withFiles) => withFiles.test(withoutTrailingSlashes(path)))
}

function contentType(headers: IncomingMessage['headers']): string {
  return headers['content-type'] ?? ''
}
