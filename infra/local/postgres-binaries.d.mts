export declare function forgetDataOutside(wanted: string): void
