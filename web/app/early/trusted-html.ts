/** Markup that React writes to create a `<script>` element that cannot run. */
const reactsEmptyScript = '<script></script>'

/**
 * The only Trusted Types policy of the site (S5). React creates script elements (structured data) through `innerHTML`.
 * Text without markup and that one constant pass; all other text is refused.
 */
export function allowPlainTextAsHtml(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: plainTextOnly })
}

/** Returns the text if it contains no markup, otherwise null, for which the browser throws. */
export function plainTextOnly(text: string): string | null {
  return text === reactsEmptyScript || !text.includes('<') ? text : null
}

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML: (text: string) => string | null }): unknown
}
