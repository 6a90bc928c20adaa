/** What a scanner says of a file. */
export type ScanVerdict = { readonly isClean: true } | { readonly isClean: false; readonly signature: string }

/** A port to a virus scanner (S12, ADR 22); without one configured, files are drawn anew unscanned. */
export interface VirusScanner {
  /** Rejects when the scanner cannot be reached, does not answer in time or answers anything but a verdict. */
  scan(bytes: Uint8Array): Promise<ScanVerdict>
}
