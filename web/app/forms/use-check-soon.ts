import { useEffect, type RefObject } from 'react'

import type { FormDefinition } from './form-definition.js'

/**
 * Loads what checks and sends a form before it is sent: with the first answer, or when its button is near. On a slow
 * connection a refusal would otherwise wait for the rules (P5: nothing of this comes before somebody is there).
 */
export function useCheckSoon(form: RefObject<HTMLFormElement | null>, load: FormDefinition<never>['load']): void {
  useEffect(() => {
    const element = form.current
    const button = element?.querySelector('[type=submit]')
    if (!element || !button) return undefined
    const stop = (): void => {
      element.removeEventListener('input', begin)
      near.disconnect()
    }
    const begin = (): void => {
      stop()
      // What fails is tried again by the attempt itself.
      void Promise.all([import('./submit-form.js'), import('./ask-browser-graph.js'), load()]).catch(() => undefined)
    }
    const near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && begin(), {
      rootMargin: '600px',
    })
    near.observe(button)
    element.addEventListener('input', begin, { once: true })
    return stop
  }, [form, load])
}
