export declare function stackPorts(base: number): Record<string, number>
