/** The part of Vite's manifest that is needed: module or shared chunk → its file and what that loads. */
export type Manifest = Readonly<
	Record<
		string,
		{
			readonly file: string;
			/** Of the chunk. */
			readonly name?: string;
			readonly css?: readonly string[];
			readonly imports?: readonly string[];
			readonly isEntry?: boolean;
		}
	>
>;

/** The chunks named and all that they import at once. */
export function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
	const found = new Set<string>();
	const waiting = [...keys];
	for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
		if (found.has(key)) continue;
		found.add(key);
		waiting.push(...(manifest[key]?.imports ?? []));
	}
	return found;
}
