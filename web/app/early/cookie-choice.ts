import {
  cookiePurposes,
  cookiePolicyVersion,
  everythingAccepted,
  necessaryOnly,
  type CookieChoice,
} from '@seneb/contracts/vocabulary/cookie-purposes'

import { cookieOf, readCookieChoice, type StoredCookieChoice } from './stored-cookie-choice.js'

/**
 * Delay after page load before the banner appears (CONS-01, D-02); longer only while the visitor is pressing something.
 */
export const bannerDelayMs = 1000
export const cookieSettingsId = 'cookie-settings'

/** Command of a banner button, named in its `data-early` so that it works before and without React. */
export type CookieChoiceCommand = 'consent-all' | 'consent-necessary' | 'consent-save'

interface CookieChoicePorts {
  /** Returns the receipt's id, or undefined when it is not available now. */
  readonly send: (stored: StoredCookieChoice) => Promise<string | undefined>
  /** Called with every choice in effect, at load and when the visitor makes one. */
  readonly apply: (choice: CookieChoice, cause: CookieChoiceCause) => void
}

/** Origin of the current choice: a banner button, or a choice stored earlier. */
export type CookieChoiceCause = CookieChoiceCommand | 'stored'

/**
 * Requests the visitor's cookie choice once, stores it and applies it on every page (CONS-01..09). Until a choice is
 * made, nothing optional is stored or loaded.
 */
export function runCookieChoice(ports: CookieChoicePorts): void {
  const stored = readCookieChoice(document.cookie, new Date())
  const afterPress = watchPresses()
  const showBanner = (): void => {
    if (!readCookieChoice(document.cookie, new Date())) setConsentState('ask')
  }
  if (stored) runEffect(stored, 'stored', ports)
  else setTimeout(afterPress, bannerDelayMs, showBanner)
  showToggles(stored?.choice ?? necessaryOnly)

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-early]') : null
    const command = button?.dataset['early'] as CookieChoiceCommand | undefined
    const choice = chosenBy(command)
    if (command && choice) choose(choice, command, ports)
  })
  // Closed without saving: the next opening shows the stored choice.
  document.addEventListener('close', ({ target }) => target === dialog() && showToggles(current()), { capture: true })
}

function chosenBy(command: CookieChoiceCommand | undefined): CookieChoice | undefined {
  switch (command) {
    case 'consent-all':
      return everythingAccepted
    case 'consent-necessary':
      return necessaryOnly
    case 'consent-save':
      return visibleToggles()
    default:
      return undefined
  }
}

function choose(choice: CookieChoice, cause: CookieChoiceCommand, ports: CookieChoicePorts): void {
  const stored: StoredCookieChoice = {
    choice,
    policyVersion: cookiePolicyVersion,
    chosenAt: new Date(),
    key: crypto.randomUUID(),
    receiptId: undefined,
  }
  store(stored)
  returnFocus()
  runEffect(stored, cause, ports)
  showToggles(choice)
  dialog()?.close()
}

/** Applies a choice and has it recorded. */
function runEffect(stored: StoredCookieChoice, cause: CookieChoiceCause, { apply, send }: CookieChoicePorts): void {
  setConsentState('chosen')
  apply(stored.choice, cause)
  if (stored.receiptId !== undefined) return
  void send(stored).then((receiptId) => {
    // The visitor may have made another choice since the request was sent.
    if (receiptId === undefined || readCookieChoice(document.cookie, new Date())?.key !== stored.key) return
    store({ ...stored, receiptId })
  })
}

function store(stored: StoredCookieChoice): void {
  document.cookie = cookieOf(stored, new Date())
}

/** `ask` shows the banner, `chosen` hides it. */
function setConsentState(state: 'ask' | 'chosen'): void {
  document.documentElement.dataset['consent'] = state
}

/** Moves focus to the content, because the banner disappears while the visitor's focus is in it. */
function returnFocus(): void {
  if (document.activeElement?.closest('.consent-banner'))
    document.getElementById('content')?.focus({ preventScroll: true })
}

function current(): CookieChoice {
  return readCookieChoice(document.cookie, new Date())?.choice ?? necessaryOnly
}

function dialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${cookieSettingsId}`)
}

function toggle(purpose: string): HTMLInputElement | null {
  return dialog()?.querySelector<HTMLInputElement>(`input[name="${purpose}"]`) ?? null
}

function showToggles(choice: CookieChoice): void {
  for (const purpose of cookiePurposes) {
    const input = toggle(purpose)
    if (input) input.checked = choice[purpose]
  }
}

function visibleToggles(): CookieChoice {
  const shown = cookiePurposes.map((purpose) => [purpose, toggle(purpose)?.checked === true] as const)
  return Object.fromEntries(shown) as unknown as CookieChoice
}

/**
 * Maximum delay of a tap's click after the touch ends, and maximum length of a press whose end the browser does not
 * report.
 */
const clickMs = 300
const maxPressMs = 5000

/**
 * Tracks presses; returns a function that runs a callback when nothing is pressed. An element that appears between
 * press and release would receive the release, and the browser would then report no click.
 */
export function watchPresses(): (onPress: () => void) => void {
  let pressedUntil = 0
  for (const sign of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    addEventListener(
      sign,
      () => (pressedUntil = performance.now() + (sign === 'pointerdown' ? maxPressMs : clickMs)),
      true,
    )
  const afterPress = (then: () => void): void => {
    if (performance.now() >= pressedUntil) then()
    else setTimeout(afterPress, 50, then)
  }
  return afterPress
}
