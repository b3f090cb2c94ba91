import { browserConfig } from "./config.ts";

/** Where the browser loads a file of the signed-in person. */
export function fileAddress(fileId: string): string {
	return `${browserConfig().apiUrl}/api/files/${encodeURIComponent(fileId)}`;
}
