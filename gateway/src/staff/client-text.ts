import Bowser from 'bowser'

const maxLength = 80

/** How a browser is called where its owner reads it, `Firefox on Linux`; no version and nothing else that would tell it apart. */
export function clientText(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  // Bowser names what it does not know by nothing, or by an empty text.
  return `${browser.name || 'Unknown browser'}${os.name ? ` on ${os.name}` : ''}`.slice(0, maxLength)
}
