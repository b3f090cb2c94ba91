import { glob } from "node:fs/promises";
import * as z from "zod/mini";
import type { AnyPanel } from "#kit/ui/panel-stack/define-panel.ts";

export interface RegisteredPanel {
	readonly id: string;
	/** Who brings it, e.g. `home/clocks`. */
	readonly feature: string;
	/** In German, as the catalogue gives it. */
	readonly title: string;
	readonly width: AnyPanel["width"];
	/** What a tenant must have for it. */
	readonly features: AnyPanel["features"];
	/** Where it may be opened. */
	readonly stacks: readonly AnyPanel["stack"][];
	readonly singleInstance: boolean;
	/** In the order of the address. */
	readonly parameters: readonly Parameter[];
}

interface Parameter {
	readonly name: string;
	readonly isRequired: boolean;
}

const source = new URL("../src/", import.meta.url);
const places = ["areas/*/*/web/panels.ts", "kit/ui/panels.ts"];

/** Every panel that a panels.ts exports, by id. Components are not loaded: the files name them lazily. */
export async function registeredPanels(): Promise<RegisteredPanel[]> {
	const files = await Array.fromAsync(glob(places, { cwd: source }));
	const found = await Promise.all(
		files.map(async (file) => {
			const made = (await import(new URL(file, source).href)) as object;
			return Object.values(made)
				.flat()
				.filter(isPanel)
				.map((panel) => describe(panel, featureOf(file)));
		}),
	);
	return found.flat().sort((a, b) => (a.id < b.id ? -1 : 1));
}

function featureOf(file: string): string {
	const parts = file.split(/[\\/]/);
	return parts[0] === "areas" ? `${parts[1]}/${parts[2]}` : "kit/ui";
}

function isPanel(value: unknown): value is AnyPanel {
	return (
		typeof value === "object" &&
		value !== null &&
		"id" in value &&
		"load" in value &&
		"width" in value
	);
}

function describe(panel: AnyPanel, feature: string): RegisteredPanel {
	return {
		id: panel.id,
		feature,
		title: panel.title("de-DE"),
		width: panel.width,
		features: panel.features,
		stacks: [panel.stack],
		singleInstance: panel.single,
		parameters: Object.entries(panel.params.shape).map(([name, schema]) => ({
			name,
			isRequired: !z.safeParse(schema, undefined).success,
		})),
	};
}
