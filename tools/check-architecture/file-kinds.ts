/** What a file is, by its path alone. */

/** Tests, and what only they use: `test-….ts` beside them, programs named `….fixture.ts` that they start. */
export const isTest = (path: string): boolean =>
	/(\.(test|fixture)\.tsx?|\/test-[^/]+\.tsx?)$/.test(path) || path.startsWith("e2e/");

export const isGenerated = (path: string): boolean => /\.generated\.\w+$/.test(path);

export const isText = (path: string): boolean => /(^|\/)text\.ts$/.test(path);

export const isCases = (path: string): boolean => /\.cases\.ts$/.test(path);

/** `absences/requests` of `src/areas/absences/requests/…`; the kit's server is a feature of its own. */
export function featureOf(path: string): string | undefined {
	const feature = /^src\/areas\/([^/]+\/[^/]+)\//.exec(path)?.[1];
	if (feature !== undefined) return feature;
	return path.startsWith("src/kit/server/") ? "kit/server" : undefined;
}
