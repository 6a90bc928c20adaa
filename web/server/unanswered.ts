interface GraphError {
  readonly extensions?: { readonly code?: unknown }
}

/** Whether the graph took a question for one that nothing can answer, or failed at it. */
export function reasonOf(errors: unknown): 'refused' | 'failed' {
  const found = Array.isArray(errors) ? (errors as readonly GraphError[]) : []
  const isRefused = found.length > 0 && found.every(({ extensions }) => extensions?.code === 'INPUT_INVALID')
  return isRefused ? 'refused' : 'failed'
}
