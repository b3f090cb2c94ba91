import type { Words } from "#kit/contract/texts.ts";
import type { texts } from "../text.ts";

/** Colours that differ clearly in both themes; people may type any other. */
export const paletteColors: readonly {
	readonly name: keyof Words<typeof texts>["colors"];
	readonly color: string;
}[] = [
	{ name: "petrol", color: "#0b5f60" },
	{ name: "teal", color: "#1f8a70" },
	{ name: "green", color: "#2f8f3a" },
	{ name: "lime", color: "#8aa81c" },
	{ name: "yellow", color: "#e3c51a" },
	{ name: "amber", color: "#d9a514" },
	{ name: "orange", color: "#d3632a" },
	{ name: "red", color: "#c0392b" },
	{ name: "pink", color: "#d0588f" },
	{ name: "purple", color: "#8e4fb5" },
	{ name: "indigo", color: "#5b57c8" },
	{ name: "blue", color: "#2f6fd0" },
	{ name: "sky", color: "#0d8abc" },
	{ name: "brown", color: "#8a5a34" },
	{ name: "grey", color: "#6f7d79" },
	{ name: "black", color: "#14211f" },
];
