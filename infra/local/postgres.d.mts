export declare const superuser: string
export declare function runStatements(url: string, statements: readonly string[]): Promise<void>
export declare function createDatabase(adminUrl: string, name: string): Promise<void>
export declare function withDatabase(url: string, name: string): string
export declare function withLogin(url: string, user: string, password: string): string
