import { localTime, timeLeft } from '../request-times/request-times.js'

const updateMs = 30_000

/**
 * Adds what the page of a request lacks without a script: times in the person's own zone, buttons to copy and print,
 * and forms that are sent once.
 */
export function runRequestPage(page: Document): void {
  const main = page.querySelector<HTMLElement>('[data-request-content]')
  if (!main) return
  for (const element of main.querySelectorAll<HTMLElement>('[data-needs-script]')) element.hidden = false
  showLocalTimes(main)
  showTimeLeft(main, new Date())
  setInterval(() => showTimeLeft(main, new Date()), updateMs)
  main.addEventListener('click', (event) => void handlePress(event))
  sendFormsOnce(main)
  main.querySelector<HTMLElement>('[data-result]')?.focus()
  forgetResult()
}

/** Removes the result of a form from the address, so that a reload does not tell it again. */
function forgetResult(): void {
  if (/[?&](?:done|problem)=/.test(location.search)) history.replaceState(history.state, '', location.pathname)
}

/** Writes each time in the zone of the browser, which the server does not know. */
export function showLocalTimes(main: ParentNode): void {
  for (const time of main.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    const text = localTime(time.dateTime)
    if (text !== undefined) time.textContent = text
  }
}

/** Updates the remaining time of a promise; after its end the line is empty. */
export function showTimeLeft(main: ParentNode, now: Date): void {
  for (const line of main.querySelectorAll<HTMLElement>('[data-due-at]'))
    line.textContent = timeLeft(line.dataset['dueAt'] ?? '', now)
}

async function handlePress({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.matches('[data-print]')) window.print()
  const text = button?.dataset['copy']
  if (!button || text === undefined) return
  try {
    await navigator.clipboard.writeText(text)
    button.textContent = button.dataset['copied'] ?? ''
  } catch {
    // The browser refused; the text is beside the button.
  }
}

/** A second press on a slow line would send a form twice. */
function sendFormsOnce(main: HTMLElement): void {
  main.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    if (form.dataset['isSent'] !== undefined) event.preventDefault()
    else form.dataset['isSent'] = ''
    const button = event.submitter
    if (!(button instanceof HTMLButtonElement)) return
    button.setAttribute('aria-disabled', 'true')
    button.textContent = button.dataset['working'] ?? button.textContent
  })
  // Going back may show the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}
