/** Markup that React writes to create a `<script>` element that cannot run. */
const reactsEmptyScript = '<script></script>'

/**
 * The one Trusted Types policy of the site (S5). React makes script elements (structured data) by way of `innerHTML`;
 * text without markup and that one constant pass, everything else that could become an element is refused.
 */
export function allowPlainTextAsHtml(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: plainTextOnly })
}

/** The text if it holds no markup, else null, which the browser answers with an error. */
export function plainTextOnly(text: string): string | null {
  return text === reactsEmptyScript || !text.includes('<') ? text : null
}

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML: (text: string) => string | null }): unknown
}
