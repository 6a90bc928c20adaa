import { cookieKinds } from '@seneb/contracts/vocabulary/cookie-purposes'
import { Button } from '@seneb/ui/button'

import { cookieSettingsId } from '../../early/cookie-choice.js'
import { cookieChoiceCopy } from './cookie-choice.copy.js'

const copy = cookieChoiceCopy.settings

/**
 * Preferences (CONS-03, CONS-07): a native modal dialog in every page's HTML. early/cookie-choice.ts handles it, so
 * that it works before React. It opens with the focus on its title; closing it without saving changes nothing.
 */
export function CookiePreferences() {
  return (
    <dialog
      id={cookieSettingsId}
      data-early=""
      aria-labelledby="cookie-settings-title"
      className="m-auto w-[min(560px,calc(100vw-32px))] rounded-panel border border-line bg-surface p-[min(1.5rem,6vw)] pb-0! text-ink shadow-float backdrop:bg-nile-950/50 md:p-8"
    >
      <h2 id="cookie-settings-title" tabIndex={-1} autoFocus className="text-[min(1.625rem,8vw)] outline-none">
        {copy.title}
      </h2>
      <p className="mt-2 text-[0.9688rem] text-ink-2">{copy.text}</p>
      <Kinds />
      <div className="dialog-buttons sticky bottom-0 bg-surface pt-3 pb-[min(1.5rem,6vw)]">
        <Button variant="outline" command="close" commandfor={cookieSettingsId} className="px-[12px]!">
          {copy.cancel}
        </Button>
        <Button variant="brand" data-early="consent-save" className="px-[12px]!">
          {copy.save}
        </Button>
      </div>
    </dialog>
  )
}

/** Every kind of storage with its switch; essential storage has none (CONS-10, D-04). */
function Kinds() {
  return (
    <ul className="mt-5 border-t border-line">
      {cookieKinds.map(({ kind, label, text }) => (
        <li key={kind} className="border-b border-line">
          {kind === 'essential' ? (
            <div className="flex items-center gap-5 py-3.5">
              <OptionText label={label} text={text} />
              <span className="shrink-0 text-[0.875rem] font-medium text-brand-strong">{copy.alwaysOn}</span>
            </div>
          ) : (
            <label className="flex min-h-12 items-center gap-5 py-3.5">
              <OptionText id={`cookie-${kind}`} label={label} text={text} />
              <input
                type="checkbox"
                role="switch"
                name={kind}
                aria-labelledby={`cookie-${kind}`}
                aria-describedby={`cookie-${kind}-text`}
                className="switch"
              />
            </label>
          )}
        </li>
      ))}
    </ul>
  )
}

function OptionText({ id, label, text }: { readonly id?: string; readonly label: string; readonly text: string }) {
  return (
    <span className="grow">
      <span id={id} className="block font-semibold">
        {label}
      </span>
      <span id={id && `${id}-text`} className="block text-[0.9375rem] leading-normal text-ink-2">
        {text}
      </span>
    </span>
  )
}

/** Opens the preferences at any time (D-03), so that withdrawing a consent is as easy as giving it. */
export function CookieSettingsButton() {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={cookieSettingsId}
      aria-haspopup="dialog"
      className="needs-script inline-flex min-h-12 min-w-11 items-center underline-offset-4 hover:underline"
    >
      {copy.open}
    </button>
  )
}
