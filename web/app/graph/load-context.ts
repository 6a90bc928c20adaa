import type { GraphDocument } from './graph-document.js'

/**
 * Why the graph gave no usable answer; a page says so and goes on without it. `refused` is what an address asks for that
 * can be the name of nothing: too long, or with characters that no name has.
 */
type GraphUnavailable = 'unreachable' | 'late' | 'failed' | 'refused'

/** Result of a graph request: the data, or the reason there is none. */
export type GraphReading<Data> =
  | { readonly data: Data; readonly unavailable?: never }
  | { readonly data?: never; readonly unavailable: GraphUnavailable }

/** Asks the gateway one operation; never throws. Who cannot wait for as long as a page may says for how long. */
export type AskGraph = <Data, Variables extends object>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
  timeoutMs?: number,
) => Promise<GraphReading<Data>>

/** Asks the gateway what everybody gets answered alike. */
export type ReadPublished = AskGraph

/** Result of an upload: the stored file's ID and name, or a sentence with the reason for its refusal. */
export type FileSending =
  | { readonly id: string; readonly name: string; readonly sentence?: never }
  | { readonly sentence: string; readonly id?: never; readonly name?: never }

/** Sends a file to the gateway in a person's name; never throws. */
export type SendFile = (file: File) => Promise<FileSending>

/** The script of every document: its address, and what it imports at once. */
export interface EarlyScript {
  readonly src: string
  readonly imports: readonly string[]
}

/** Context that the server passes to loaders, actions and the document for one request. */
export interface SenebLoadContext {
  /** Requests data for this visitor, without the shared cache. */
  readonly askGraph: AskGraph
  /**
   * Asks what everybody gets answered alike. A page that asks nothing else is cached whole and sent to everybody until
   * what is published changes (P4), so nothing of one visitor may be in it.
   */
  readonly readPublished: ReadPublished
  /**
   * Asks what stands around every page. A cached page is valid no longer than this is; a page of a person, such
   * as a form, does not become one for everybody by it.
   */
  readonly readFrame: ReadPublished
  readonly sendFile: SendFile
  /** Names this response's own scripts to the content security policy. */
  readonly nonce: string
  /** Early script that every document runs. */
  readonly earlyScript: EarlyScript
  /** Scheme and host the site is known by, without a slash at the end. */
  readonly siteOrigin: string
  /** Scheme and host that scripts, styles, fonts and pictures come from; empty: the site's own (SHELL-28). */
  readonly assetOrigin: string
  /** The trace id, under which everything about this request is logged (ERR-04). */
  readonly requestId: string | undefined
  /** Logs an unexpected error once, with the trace id. */
  readonly report: (error: unknown) => void
}
