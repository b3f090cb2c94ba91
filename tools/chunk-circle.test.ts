import { expect, test } from "vitest";
import { chunkCircle } from "./chunk-circle.ts";

const chunk = (file: string, ...imports: string[]) => ({ file, imports });

test("chunks that import each other in a circle are found, whatever leads there", () => {
	const circle = chunkCircle({
		page: chunk("page.js", "kit"),
		kit: chunk("kit.js", "grid", "react"),
		grid: chunk("grid.js", "menu"),
		menu: chunk("menu.js", "kit", "react"),
		react: chunk("react.js"),
	});
	expect(circle?.toSorted()).toEqual(["grid", "kit", "menu"]);
});

test("two ways to the same chunk are no circle", () => {
	const circle = chunkCircle({
		page: chunk("page.js", "kit", "grid"),
		kit: chunk("kit.js", "react"),
		grid: chunk("grid.js", "kit", "react"),
		react: chunk("react.js"),
	});
	expect(circle).toBeUndefined();
});
