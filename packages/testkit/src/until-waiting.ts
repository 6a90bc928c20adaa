interface Reader {
  query<Row extends object>(sql: string): Promise<Row[]>
}

interface ReadableDb {
  read<T>(fn: (tx: Reader) => Promise<T>): Promise<T>
}

const waitingSql = `/* waitingForLocks */ select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Waits until a statement of this database waits for a lock. */
export async function untilWaiting(db: ReadableDb): Promise<void> {
  for (;;) {
    const [row] = await db.read((tx) => tx.query<{ readonly count: number }>(waitingSql))
    if ((row?.count ?? 0) > 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
