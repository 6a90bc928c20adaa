import type { Bus } from '@seneb/bus/bus'
import { eventSubjects, type SenebEvent } from '@seneb/contracts/define'

/** Calls `take` with the id that an event is about, each time it is said: its subject ends in it, so no payload is read. */
export function watchIds({ connection }: Pick<Bus, 'connection'>, event: SenebEvent, take: (id: string) => void): void {
  connection.subscribe(eventSubjects(event), {
    callback: (_error, { subject }) => take(subject.slice(subject.lastIndexOf('.') + 1)),
  })
}
