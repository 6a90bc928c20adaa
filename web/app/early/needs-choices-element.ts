/**
 * Defines `<seneb-needs-choices>`: while a list in it that must be answered is not, its submit button is disabled
 * (CALC-04). Without a script the browser itself refuses to send such a form.
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
