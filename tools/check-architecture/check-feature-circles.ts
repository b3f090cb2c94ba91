import type { Finding } from "./finding.ts";
import type { SourceFile } from "./source-file.ts";

const inServer = /^src\/areas\/([^/]+\/[^/]+)\/server\//;
const ofTests = /\.test\.ts$|\/test-[^/]+\.ts$/;
const importOfServer = /from "#areas\/([^/"]+\/[^/"]+)\/server\//g;

/** One import from a feature's server into that of another. */
interface Way {
	readonly from: string;
	readonly to: string;
	readonly file: string;
}

/**
 * No circle between features on the server, however many it leads through: of two that need each other none can be
 * understood, tested or moved alone. Within an area the order of areas does not say who builds on whom; this does.
 */
export function checkFeatureCircles(files: readonly SourceFile[]): Finding[] {
	const ways = files.flatMap(waysOf);
	const reached = reachOf(ways);
	return ways
		.filter(({ from, to }) => reached.get(to)?.has(from))
		.map(({ from, to, file }) => ({
			rule: "feature-circles",
			file,
			line: 0,
			because: `${from} imports ${to}, which leads back to it. Features that need each other are one thing in two places: move what both need into the one on which the other builds, or into a third.`,
		}));
}

function waysOf({ path, text }: SourceFile): Way[] {
	const from = inServer.exec(path)?.[1];
	if (from === undefined || ofTests.test(path)) return [];
	const targets = new Set([...text.matchAll(importOfServer)].map(([, to]) => to as string));
	return [...targets].filter((to) => to !== from).map((to) => ({ from, to, file: path }));
}

/** Of each feature all others that its imports lead to. */
function reachOf(ways: readonly Way[]): ReadonlyMap<string, ReadonlySet<string>> {
	const next = Map.groupBy(ways, ({ from }) => from);
	const reachFrom = (feature: string) => {
		const found = new Set<string>();
		const waiting = [feature];
		for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
			for (const { to } of next.get(at) ?? []) {
				if (found.has(to)) continue;
				found.add(to);
				waiting.push(to);
			}
		}
		return found;
	};
	return new Map([...next.keys()].map((feature) => [feature, reachFrom(feature)]));
}
