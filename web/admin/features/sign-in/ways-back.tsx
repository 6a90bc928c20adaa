import { signInCopy } from './sign-in.copy.js'

const copy = signInCopy.waysBack

/** Help for people who cannot sign in; no option reveals whether an account exists. */
export function WaysBack() {
  return (
    <details>
      <summary className="inline-flex min-h-6 items-center font-semibold text-brand-strong underline">
        {copy.iCannotSignIn}
      </summary>
      <ul className="mt-2 grid list-disc gap-2 ps-5">
        <li>
          {copy.withoutYourPassword} <a href="/admin/reset">{copy.getLinkByEmail}</a>
          {copy.setNewPassword}
        </li>
        <li>{copy.withoutYourCodeApp}</li>
        <li>{copy.withoutEitherAsk}</li>
      </ul>
    </details>
  )
}
