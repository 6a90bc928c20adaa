export declare function keepPrivate(folder: string): void
export declare function privately<T>(work: () => T): T
