/** The platform's colours as e-mails use them, for light and for dark readers. */
export const palette = {
  nile100: '#deedeb',
  nile600: '#357376',
  nile700: '#27696b',
  nile800: '#1b4f50',
  nile900: '#123a3a',
  nile950: '#0c2a2a',
  sand50: '#fdfaf4',
  sand100: '#f8f0e1',
  sand200: '#efdfc2',
  sand300: '#e2c896',
  gold500: '#c8923a',
  gold600: '#a87423',
  clay500: '#c2694b',
  clay100: '#f8e6de',
  ink: '#14302f',
  ink2: '#45605f',
  white: '#ffffff',
} as const

/**
 * Fonts every reader has; the site's own are named first for those who happen to have them, then that of the device. The
 * list is short and without quotes, which are escaped in markup.
 */
export const fonts = {
  heading: 'Fraunces, Georgia, serif',
  text: 'Figtree, -apple-system, Segoe UI, Roboto, Arial, sans-serif',
} as const

/**
 * Styles that need a style sheet: those that cells do not inherit in Outlook on Windows, finer spacing, and the dark
 * theme. Inline styles carry the light theme, because many programs read nothing else. These classes override them in
 * programs that support style sheets and dark themes.
 */
export const sharedStyles = `
td { font-family: ${fonts.text}; }
.fact td, .step td { vertical-align: top; }
.facts td { font-size: 15px; line-height: 22px; }
.rule td { border-bottom: 1px solid ${palette.sand200}; }
li { margin: 0 0 4px; }
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${palette.nile950} !important; }
  .paper { background-color: ${palette.nile900} !important; border-color: ${palette.nile800} !important; }
  .inset { background-color: #174545 !important; border-color: ${palette.nile700} !important; }
  .notice { background-color: #3a2f1b !important; }
  .alarm { background-color: #46251b !important; }
  .ink { color: ${palette.sand50} !important; }
  .soft { color: #bfd3d1 !important; }
  .accent { color: #8fd0cd !important; }
  .warm { color: ${palette.sand300} !important; }
  .rule, .rule td { border-color: #2a5a5a !important; }
  .disc { background-color: ${palette.nile700} !important; color: ${palette.white} !important; }
}
@media (max-width: 480px) {
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
  .outer { padding: 0 !important; }
  .fact td { display: block; width: auto !important; padding: 8px 0 0 !important; border-bottom: 0 !important; }
  .fact td + td { padding: 0 0 8px !important; }
  .round { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
}
`.replace(/\s*\n\s*/g, '')
