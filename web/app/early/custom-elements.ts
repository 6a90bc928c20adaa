/**
 * Defines `<seneb-needs-choices>`: its submit button is disabled while a required list has no answer (CALC-04). Without
 * a script the browser itself refuses to send such a form.
 */
export function defineNeedsChoices(): void {
  if (customElements.get('seneb-needs-choices')) return
  customElements.define(
    'seneb-needs-choices',
    class extends HTMLElement {
      connectedCallback(): void {
        this.addEventListener('input', this)
        this.handleEvent()
      }

      disconnectedCallback(): void {
        this.removeEventListener('input', this)
      }

      handleEvent(): void {
        const button = this.querySelector<HTMLButtonElement>('button[type=submit]')
        const open = [...this.querySelectorAll<HTMLSelectElement>('select[required]')].some(({ value }) => value === '')
        if (button) button.disabled = open
      }
    },
  )
}

/** Fraction of a block that must be in view before it fades in (SHELL-25). */
const threshold = 0.1

/**
 * Defines `<seneb-reveal>`: a block that fades in once a tenth of it is in view (SHELL-25, HOME-07, D-74). Blocks
 * already in view, and all under reduced motion or without a script, are visible immediately.
 */
export function defineReveal(): void {
  if (customElements.get('seneb-reveal') || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const { state } = (target as HTMLElement).dataset
        if (isIntersecting) {
          if (state === 'held') (target as HTMLElement).dataset['state'] = 'shown'
          observer.unobserve(target)
        } else if (!state) {
          ;(target as HTMLElement).dataset['state'] = 'held'
        }
      }
    },
    { threshold, rootMargin: '0px 0px -50px 0px' },
  )
  customElements.define(
    'seneb-reveal',
    class extends HTMLElement {
      connectedCallback(): void {
        observer.observe(this)
      }

      disconnectedCallback(): void {
        observer.unobserve(this)
      }
    },
  )
}
