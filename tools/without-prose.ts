import type { Plugin } from "vite";

interface Node {
	readonly type: string;
	readonly start: number;
	readonly end: number;
	readonly [part: string]: unknown;
}

/** What is said of an operation where the API is described. */
const prose: ReadonlySet<unknown> = new Set(["summary", "description"]);

/** Takes out of contracts what only the description of the API says: no page shows it, and each page would load it. */
export function withoutProse(): Plugin {
	return {
		name: "without-prose",
		apply: "build",
		enforce: "post",
		transform: {
			filter: { id: /[\\/]src[\\/].*[\\/]contract(\.ts$|[\\/])/, code: /\bendpoint\(/ },
			handler(code) {
				const found = proseIn(this.parse(code) as unknown as Node);
				// from behind, so that places before stay what they are
				const emptied = found.reduceRight(
					(text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`,
					code,
				);
				return { code: emptied, map: null };
			},
		},
	};
}

/** In the order of the text. */
function proseIn(node: Node): Node[] {
	if (!isOperation(node)) return childrenOf(node).flatMap(proseIn);
	const values = (node.arguments as Node[])
		.flatMap(({ properties = [] }) => properties as Node[])
		.filter(({ key, shorthand }) => !shorthand && prose.has((key as Node | undefined)?.name))
		.map(({ value }) => value as Node);
	return values;
}

function isOperation({ type, callee }: Node): boolean {
	return type === "CallExpression" && (callee as Node).name === "endpoint";
}

function childrenOf(node: Node): Node[] {
	return Object.values(node)
		.flat()
		.filter((one): one is Node => typeof one === "object" && one !== null && "type" in one);
}
