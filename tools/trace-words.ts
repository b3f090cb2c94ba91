import type { Plugin } from "vite";
import { wordsOfTraces } from "#kit/contract/trace-words.ts";
import { tracesOf } from "#kit/contract/traces.ts";
import type { FeatureModules } from "#kit/server/feature-of.ts";
import { findFeatureFiles } from "#kit/server/find-features.ts";

const name = "virtual:trace-words";

/** The words of all features' traces as one module: of the features themselves nothing comes along. */
export function traceWords(): Plugin {
	const found = `\0${name}`;
	return {
		name: "trace-words",
		resolveId: (id) => (id === name ? found : undefined),
		async load(id) {
			if (id !== found) return;
			return `export const traceWords = ${JSON.stringify(await readWords())};`;
		},
	};
}

async function readWords(): Promise<object[]> {
	const features = await findFeatureFiles();
	const traces = features.map(async ({ contract, text, traces }) => {
		const [ofContract, ofText, ofTraces] = await Promise.all(
			[contract, text, traces].map((url) => (url === undefined ? undefined : import(url))),
		);
		const modules = { contract: ofContract, text: ofText, traces: ofTraces };
		return tracesOf(modules as FeatureModules);
	});
	return (await Promise.all(traces)).flat().map(wordsOfTraces);
}
