export declare function stackPorts(base: number): Record<string, number>
export declare function assertFree(
  ports: Readonly<Record<string, number>>,
  options: { waitMs: number; base: number },
): Promise<void>
