/** Where the site under test is; the global set-up writes it, the tests' processes read it. */
export interface SitePlace {
  readonly siteUrl: string
  /** Where programs that are no browser reach the gateway. */
  readonly gatewayUrl: string
  /** Where the site's parts are stopped and started, and its mail is read. */
  readonly controlUrl: string
  /** The superuser's URL of the database, for faults. */
  readonly databaseUrl: string
}

/** Whose mailbox gets the link of the first admin when the site under test starts. */
export const firstAdmin = 'owner@seneb.example'

const name = 'SENEB_BROWSER_SITE'

/** Tells the tests' processes, which inherit this process's environment. */
export function tellPlace(place: SitePlace): void {
  process.env[name] = JSON.stringify(place)
}

/** Where the site is; fails when it was not started. */
export function readPlace(): SitePlace {
  const text = process.env[name]
  if (!text) throw new Error('no site has been started; the global set-up does that')
  return JSON.parse(text) as SitePlace
}

/** SENEB_PICTURES=on saves a screenshot of every variant, for a person to see; they take as long as the checks. */
export function savesPictures(): boolean {
  return process.env['SENEB_PICTURES'] === 'on'
}
