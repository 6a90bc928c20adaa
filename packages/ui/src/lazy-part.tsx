import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A part whose code comes later and that a page can do without, such as an illustration: where it cannot be had, its
 * place stays empty and the page stays whole.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing() {
  return null
}
