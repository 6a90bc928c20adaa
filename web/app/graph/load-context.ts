import type { GraphDocument } from './document-hash.js'

/**
 * Reason why the graph gave no usable reply; the page reports it and remains usable. `refused` means that the address
 * contains a value no name can have: too long, or with invalid characters.
 */
type GraphUnavailable = 'unreachable' | 'late' | 'failed' | 'refused'

/** Result of a graph request: the data, or the reason there is none. */
export type GraphReading<Data> =
  | { readonly data: Data; readonly unavailable?: never }
  | { readonly data?: never; readonly unavailable: GraphUnavailable }

/**
 * Sends one operation to the gateway; never throws. `timeoutMs` is for callers that cannot wait as long as a page may.
 */
export type RequestGraph = <Data, Variables extends object>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
  timeoutMs?: number,
) => Promise<GraphReading<Data>>

/** Requests data that is the same for every visitor. */
export type ReadPublished = RequestGraph

/** Result of an upload: the stored file's ID and name, or a sentence with the reason for its refusal. */
export type FileSending =
  | { readonly id: string; readonly name: string; readonly message?: never }
  | { readonly message: string; readonly id?: never; readonly name?: never }

/** Sends a file to the gateway in a person's name; never throws. */
export type SendFile = (file: File) => Promise<FileSending>

/** Format of a copy of a patient's data. */
export type CopyFormat = 'json' | 'html'

/** Requests the copy of a patient's data from the gateway by the session's cookie; undefined when it did not reply. */
export type ReadCopy = (format: CopyFormat) => Promise<Response | undefined>

/** URL of the early script and its static imports. */
export interface EarlyScript {
  readonly src: string
  readonly imports: readonly string[]
}

/** Context that the server passes to loaders, actions and the document for one request. */
export interface SenebLoadContext {
  /** Requests data for this visitor, without the shared cache. */
  readonly queryGraph: RequestGraph
  /**
   * Requests data that is the same for every visitor. A page without other requests is cached whole and sent to
   * everyone until the published content changes. It must therefore contain no visitor's data.
   */
  readonly readPublished: ReadPublished
  /**
   * Requests the data of the frame around every page. A cached page is valid no longer than this data. Using it does
   * not make a personal page, such as a form, cacheable for everyone.
   */
  readonly readFrame: ReadPublished
  readonly sendFile: SendFile
  readonly readCopy: ReadCopy
  /** Nonce of this response's own scripts in the content security policy. */
  readonly nonce: string
  /** Early script that every document runs. */
  readonly earlyScript: EarlyScript
  /** Public scheme and host of the site, without a trailing slash. */
  readonly siteOrigin: string
  /** Scheme and host of scripts, styles, fonts and pictures; empty means the site's own (SHELL-28). */
  readonly assetOrigin: string
  /** Trace id of this request, for logs (ERR-04). */
  readonly requestId: string | undefined
  /** Logs an unexpected error once, with the trace id. */
  readonly report: (error: unknown) => void
}
