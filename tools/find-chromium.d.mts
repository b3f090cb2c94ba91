export const chromiumArguments: string[];
export function findChromium(): string | undefined;
export const headlessShell: string;
