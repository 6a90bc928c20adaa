/** Addresses of the site under test; the global set-up writes them, the tests' processes read them. */
export interface SiteLocation {
  readonly siteUrl: string
  /** URL at which programs other than browsers reach the gateway. */
  readonly gatewayUrl: string
  /** URL for stopping and starting the site's parts, and for reading its mail. */
  readonly controlUrl: string
  /** The superuser's URL of the database, for faults. */
  readonly databaseUrl: string
}

/** Address that receives the invitation link of the first admin when the site under test starts. */
export const firstAdmin = 'owner@seneb.example'

/** Secret by which tests sign the emails that they hand to the gateway. */
export const inboundMailSecret = 'browser-tests-sign-their-emails-with-this'

const name = 'SENEB_BROWSER_SITE'

/** Passes the addresses of the site to the test processes, which inherit this process's environment. */
export function reportLocation(location: SiteLocation): void {
  process.env[name] = JSON.stringify(location)
}

/** Returns the addresses of the site; throws when it was not started. */
export function readLocation(): SiteLocation {
  const text = process.env[name]
  if (!text) throw new Error('no site has been started; the global set-up does that')
  return JSON.parse(text) as SiteLocation
}

/** SENEB_PICTURES=on saves a screenshot of every variant, for a person to see; they take as long as the checks. */
export function savesPictures(): boolean {
  return process.env['SENEB_PICTURES'] === 'on'
}
