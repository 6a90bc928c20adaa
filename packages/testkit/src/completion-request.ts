/** A request to /v1/chat/completions, as far as the fake reads it. */
export interface CompletionRequest {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: unknown }[]
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema?: object } }
}

/** Writes what the model answers to a request. */
export type Writer = (request: CompletionRequest) => string
