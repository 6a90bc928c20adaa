/** Help for people who cannot sign in; no option reveals whether an account exists. */
export function WaysBack() {
  return (
    <details>
      <summary className="inline-flex min-h-6 items-center font-semibold text-brand-strong underline">
        I cannot sign in
      </summary>
      <ul className="mt-2 grid list-disc gap-2 ps-5">
        <li>
          Without your password: <a href="/admin/reset">have a link mailed to you</a>, and set a new one with a code, a
          recovery code or a passkey.
        </li>
        <li>Without your code app: continue with your password, and give one of your recovery codes as the code.</li>
        <li>
          Without either: ask an admin. After speaking to you two of them can end your old ways to sign in and invite
          you again.
        </li>
      </ul>
    </details>
  )
}
