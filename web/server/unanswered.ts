interface GraphError {
  readonly extensions?: { readonly code?: unknown }
}

/** Returns `refused` when the graph rejected the request because nothing can answer it, and `failed` otherwise. */
export function reasonOf(errors: unknown): 'refused' | 'failed' {
  const found = Array.isArray(errors) ? (errors as readonly GraphError[]) : []
  const isRefused = found.length > 0 && found.every(({ extensions }) => extensions?.code === 'INPUT_INVALID')
  return isRefused ? 'refused' : 'failed'
}
