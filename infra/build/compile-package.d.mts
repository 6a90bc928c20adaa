export declare function compilePackage(folder: string): Promise<{ written: number; removed: number; kept: number }>
