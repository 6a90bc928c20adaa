/** Activity of a staff member at an enquiry. */
export const doings = ['viewing', 'writing'] as const
export type Doing = (typeof doings)[number]

/** Enquiry that a staff member's page shows. */
export interface PageLocation {
  readonly enquiryId: string
  readonly staffId: string
  readonly doing: Doing
  /** Set when the page's browser reported it directly, not through another replica. */
  readonly sessionId?: string
}

/** Staff member present at an enquiry, listed once regardless of the number of open pages. */
export interface PersonThere {
  readonly staffId: string
  readonly doing: Doing
}

type Changed = (enquiryId: string, people: readonly PersonThere[]) => void

interface StoredLocation extends PageLocation {
  readonly until: number
}

/**
 * Time after which an unconfirmed page expires. A page reports every 20 s, and with a sweep every 5 s a lost page
 * disappears within 45 s.
 */
const goodForMs = 40_000
/** Keeps the initial event of a stream below the limit of unread data. */
const maxPages = 300
const maxPerEnquiry = 20
const maxPerSession = 5

/**
 * Staff members who view or write on each enquiry, stored in memory only and within limits; entries that are not
 * renewed expire. The information is a courtesy only: versions and claims decide which actions are allowed.
 */
export class Presence {
  private readonly pages = new Map<string, StoredLocation>()

  constructor(
    private readonly changed: Changed,
    private readonly now: () => number = Date.now,
  ) {}

  /** Stores or renews the enquiry that a page shows; returns false when there are too many pages. */
  put(page: string, location: PageLocation): boolean {
    const before = this.pages.get(page)
    if (!before && this.isFull(location)) return false
    this.change([before?.enquiryId, location.enquiryId], () => {
      this.pages.set(page, { ...location, until: this.now() + goodForMs })
    })
    return true
  }

  remove(page: string): void {
    this.removeWhere((_position, key) => key === page)
  }

  /** Removes the selected pages and returns them. */
  removeWhere(isIntended: (location: PageLocation, page: string) => boolean): string[] {
    const meant = [...this.pages].filter(([page, location]) => isIntended(location, page))
    this.change(
      meant.map(([, { enquiryId }]) => enquiryId),
      () => meant.forEach(([page]) => this.pages.delete(page)),
    )
    return meant.map(([page]) => page)
  }

  /** Removes pages that have stopped reporting. */
  sweep(): void {
    const now = this.now()
    const late = new Set([...this.pages].filter(([, { until }]) => until <= now).map(([page]) => page))
    this.removeWhere((_position, page) => late.has(page))
  }

  /** Returns everyone who is present on any page. */
  everywhere(): ReadonlyMap<string, readonly PersonThere[]> {
    const ids = new Set([...this.pages.values()].map(({ enquiryId }) => enquiryId))
    return new Map([...ids].map((id) => [id, this.peopleAt(id)]))
  }

  peopleAt(enquiryId: string): readonly PersonThere[] {
    const doing = new Map<string, Doing>()
    for (const pageLocation of this.pages.values()) {
      if (pageLocation.enquiryId !== enquiryId) continue
      if (doing.get(pageLocation.staffId) !== 'writing') doing.set(pageLocation.staffId, pageLocation.doing)
    }
    return [...doing].map(([staffId, what]) => ({ staffId, doing: what }))
  }

  private isFull({ enquiryId, sessionId }: PageLocation): boolean {
    if (this.pages.size >= maxPages) return true
    const locations = [...this.pages.values()]
    const ofSession = locations.filter((location) => sessionId !== undefined && location.sessionId === sessionId)
    return (
      ofSession.length >= maxPerSession ||
      locations.filter((location) => location.enquiryId === enquiryId).length >= maxPerEnquiry
    )
  }

  /** Runs `action`, then notifies of each enquiry at which the people present have changed. */
  private change(enquiryIds: readonly (string | undefined)[], action: () => void): void {
    const ids = [...new Set(enquiryIds)].flatMap((id) => id ?? [])
    const before = ids.map((id) => JSON.stringify(this.peopleAt(id)))
    action()
    ids.forEach((id, at) => {
      const people = this.peopleAt(id)
      if (JSON.stringify(people) !== before[at]) this.changed(id, people)
    })
  }
}
