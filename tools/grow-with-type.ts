import type { Plugin } from "vite";

/** Pixels up to which a length is a hairline: it stays one. */
const hairline = 3;
/** Pixels of the type that browsers begin with. */
const usualType = 16;

/** Where a part of a style sheet comes from, as PostCSS says it. */
interface Origin {
	readonly source?: { readonly input: { readonly file?: string } };
}

/**
 * Style sheets say lengths as they are at the usual size of type; the product gets them in rem. So heights, columns and
 * the widths at which a layout changes all grow with the type that people choose in their browser, as they do when they
 * zoom: at 200 % a window is laid out as one of half its width.
 */
export function growWithType(): Plugin {
	return {
		name: "grow-with-type",
		config: () => ({ css: { postcss: { plugins: [lengthsInType] } } }),
	};
}

const lengthsInType = {
	postcssPlugin: "lengths-in-type",
	Declaration(declaration: Origin & { value: string }) {
		if (isOwn(declaration)) declaration.value = inType(declaration.value);
	},
	AtRule(rule: Origin & { params: string }) {
		if (isOwn(rule)) rule.params = inType(rule.params);
	},
};

/** Mantine's sheets count in rem by themselves. */
function isOwn({ source }: Origin): boolean {
	const file = source?.input.file ?? "";
	return /[\\/]src[\\/]/.test(file) && !file.includes("node_modules");
}

/** Every length of a value or a condition, but what stands in quotes and addresses. Example: `30px 1px` → `1.875rem 1px`. */
export function inType(text: string): string {
	return text.replaceAll(
		/url\([^)]*\)|"[^"]*"|'[^']*'|(?<![\w.#])(\d*\.?\d+)px\b/g,
		(found: string, pixels: string | undefined) =>
			pixels === undefined || Number(pixels) <= hairline
				? found
				: `${Number.parseFloat((Number(pixels) / usualType).toFixed(4))}rem`,
	);
}
