import { closure, type Manifest } from "./bundle-closure.ts";

/**
 * Chunks that import each other in a circle: one of them runs before the others, and what it makes of their parts while it
 * does so is made of nothing. Undefined where there is none.
 */
export function chunkCircle(manifest: Manifest): string[] | undefined {
	for (const key of Object.keys(manifest)) {
		const after = manifest[key]?.imports ?? [];
		const reached = closure(manifest, after);
		if (!reached.has(key)) continue;
		return [...reached].filter((other) => closure(manifest, [other]).has(key));
	}
	return undefined;
}
