import { expect, test } from "vitest";
import { inType } from "./grow-with-type.ts";

test.each([
	["30px", "1.875rem"],
	["0 -12px 1px 3px", "0 -0.75rem 1px 3px"],
	["calc(100vh - 432px)", "calc(100vh - 27rem)"],
	["minmax(min(220px, 100%), 1fr)", "minmax(min(13.75rem, 100%), 1fr)"],
	["(max-width: 699px)", "(max-width: 43.6875rem)"],
	["data-grid (min-width: 640px)", "data-grid (min-width: 40rem)"],
	["6.5px", "0.4063rem"],
	["url(/a-16px.svg) center / 16px", "url(/a-16px.svg) center / 1rem"],
	['"16px"', '"16px"'],
	["var(--w16px)", "var(--w16px)"],
	["1.5rem 50%", "1.5rem 50%"],
])("%s → %s", (text, grown) => {
	expect(inType(text)).toBe(grown);
});
