import { expect, test } from "vitest";
import { sizes } from "#kit/contract/limits.ts";
import { panelWidth } from "./panel-width.ts";

const { percent, narrow, wide } = sizes.panel.share;

test.each([
	{ width: 700, viewport: 1600, pixels: 700 },
	{ width: 700, viewport: 700, pixels: 615 },
	{ width: 800, viewport: 390, pixels: 390 },
	{ width: 700, viewport: 599, pixels: 599 },
	{ width: "fullscreen", viewport: 1600, pixels: 1515 },
	{ width: "fullscreen", viewport: 390, pixels: 390 },
	{ width: "fullscreen", viewport: 600, pixels: 515 },
	{ width: { percent: 90, max: 1200 }, viewport: 1000, pixels: 900 },
	{ width: { percent: 90, max: 1200 }, viewport: 1600, pixels: 1200 },
	{ width: { percent, max: narrow }, viewport: 1600, pixels: 1000 },
	{ width: { percent, max: wide }, viewport: 1300, pixels: 1170 },
	{ width: { percent: 90, max: 1200 }, viewport: 600, pixels: 515 },
	{ width: 700, viewport: 40, pixels: 40 },
] as const)("$width at $viewport px → $pixels", ({ width, viewport, pixels }) => {
	expect(panelWidth(width, viewport)).toBe(pixels);
});
