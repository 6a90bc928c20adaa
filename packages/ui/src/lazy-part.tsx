import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A part that is loaded later and not essential, such as an illustration. When loading fails, its space stays empty and
 * the page works.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Empty) }))
}

function Empty() {
  return null
}
