import * as z from "zod/mini";

const schema = z.object({
	apiUrl: z.string(),
	mapsKey: z.nullable(z.string()),
	developerTools: z.boolean(),
	version: z.string(),
});

export type BrowserConfig = z.output<typeof schema>;

let config: BrowserConfig = { apiUrl: "", mapsKey: null, developerTools: false, version: "0" };

/** What the installation tells browsers; fetched once at the start. */
export function browserConfig(): BrowserConfig {
	return config;
}

/** Fetches config.json from the web root. What is missing or broken keeps its default: the same server answers. */
export async function loadConfig(): Promise<void> {
	const response = await fetch("/config.json", { credentials: "same-origin" });
	if (!response.ok) return;
	const parsed = z.partial(schema).safeParse(await response.json());
	if (parsed.success) setConfig(parsed.data);
}

export function setConfig(
	given: {
		readonly [K in keyof BrowserConfig]?: BrowserConfig[K] | undefined;
	},
): void {
	const known = Object.entries(given).filter(([, value]) => value !== undefined);
	config = { ...config, ...Object.fromEntries(known) };
}

/** The server's address as people would name it. */
export function serverAddress(): string {
	return config.apiUrl === "" ? location.origin : config.apiUrl;
}
