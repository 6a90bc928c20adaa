/**
 * Media query for showing header links instead of the menu button (SHELL-05, D-74): not in narrow windows or on small
 * touch devices, such as a phone in landscape. Must match styles/seneb.css.
 */
const wideQuery = '(min-width: 768px) and ((hover: hover) or (pointer: fine) or (min-width: 1024px))'
const debounceMs = 100

/**
 * Adds the menu behavior that HTML lacks: `<dialog data-menu>` (the full-screen menu) and `<details data-menu>` (the
 * About menu) close when a link in them is followed. The About menu also closes on Escape, on a click elsewhere and
 * when focus leaves. The browser itself handles Escape and the inert background of the dialog (SHELL-03, SHELL-06,
 * D-74).
 */
export function runMenus(): void {
  openDialogsByCommand()
  closeMenuOnWideWindows()
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const followed = target.closest('a[href]')?.closest('[data-menu]')
    if (followed) close(followed)
    closeAboutMenus((menu) => !menu.contains(target))
  })
  document.addEventListener('focusin', ({ target }) => closeAboutMenus((menu) => !menu.contains(target as Node)))
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeAboutMenus((menu) => returnFocusTo(menu))
    if (event.key === 'Tab') trapFocusInMenu(event)
  })
}

/** Keeps Tab inside the open full-screen menu; a modal dialog alone would let focus leave to the browser's toolbars. */
function trapFocusInMenu(event: KeyboardEvent): void {
  const menu = document.querySelector<HTMLDialogElement>('dialog[data-menu][open]')
  if (!menu) return
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter((stop) =>
    stop.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

function closeAboutMenus(when: (menu: HTMLDetailsElement) => boolean): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (when(menu)) menu.open = false
  }
}

function returnFocusTo(menu: HTMLDetailsElement): true {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
  return true
}

function close(menu: Element): void {
  if (menu instanceof HTMLDialogElement) menu.close()
  if (menu instanceof HTMLDetailsElement) menu.open = false
}

/**
 * Lets `<button command="show-modal" commandfor="…">` open and close dialogs in browsers that lack invoker commands.
 */
function openDialogsByCommand(): void {
  if ('command' in HTMLButtonElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
    else dialog.close()
  })
}

/** Closes the full-screen menu when the window has become too wide for it, once resizing has stopped. */
function closeMenuOnWideWindows(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  matchMedia(wideQuery).addEventListener('change', ({ matches }) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (matches) document.querySelectorAll('dialog[data-menu]').forEach(close)
    }, debounceMs)
  })
}
