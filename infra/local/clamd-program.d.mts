export declare function clamdProgram(report?: (doing: string) => void): Promise<string>
