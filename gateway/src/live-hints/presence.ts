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

/** Staff member present at an enquiry, listed once however many pages they have open there. */
export interface PersonThere {
  readonly staffId: string
  readonly doing: Doing
}

type Changed = (enquiryId: string, people: readonly PersonThere[]) => void

interface Known extends PageLocation {
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
  private readonly pages = new Map<string, Known>()

  constructor(
    private readonly changed: Changed,
    private readonly now: () => number = Date.now,
  ) {}

  /** Stores or renews the place of a page; returns false when there are too many already. */
  put(page: string, place: PageLocation): boolean {
    const before = this.pages.get(page)
    if (!before && this.isFull(place)) return false
    this.change([before?.enquiryId, place.enquiryId], () => {
      this.pages.set(page, { ...place, until: this.now() + goodForMs })
    })
    return true
  }

  remove(page: string): void {
    this.removeWhere((_place, key) => key === page)
  }

  /** Forgets the pages that are meant, and gives which those were. */
  removeWhere(isIntended: (place: PageLocation, page: string) => boolean): string[] {
    const meant = [...this.pages].filter(([page, place]) => isIntended(place, page))
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
    this.removeWhere((_place, page) => late.has(page))
  }

  /** Returns everyone who is present on any page. */
  everywhere(): ReadonlyMap<string, readonly PersonThere[]> {
    const ids = new Set([...this.pages.values()].map(({ enquiryId }) => enquiryId))
    return new Map([...ids].map((id) => [id, this.peopleAt(id)]))
  }

  peopleAt(enquiryId: string): readonly PersonThere[] {
    const doing = new Map<string, Doing>()
    for (const place of this.pages.values()) {
      if (place.enquiryId !== enquiryId) continue
      if (doing.get(place.staffId) !== 'writing') doing.set(place.staffId, place.doing)
    }
    return [...doing].map(([staffId, what]) => ({ staffId, doing: what }))
  }

  private isFull({ enquiryId, sessionId }: PageLocation): boolean {
    if (this.pages.size >= maxPages) return true
    const places = [...this.pages.values()]
    const ofSession = places.filter((place) => sessionId !== undefined && place.sessionId === sessionId)
    return (
      ofSession.length >= maxPerSession ||
      places.filter((place) => place.enquiryId === enquiryId).length >= maxPerEnquiry
    )
  }

  /** Runs `act`, then notifies of each enquiry at which the people present have changed. */
  private change(enquiryIds: readonly (string | undefined)[], act: () => void): void {
    const ids = [...new Set(enquiryIds)].flatMap((id) => id ?? [])
    const before = ids.map((id) => JSON.stringify(this.peopleAt(id)))
    act()
    ids.forEach((id, at) => {
      const people = this.peopleAt(id)
      if (JSON.stringify(people) !== before[at]) this.changed(id, people)
    })
  }
}
