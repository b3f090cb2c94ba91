import { expect, test } from "vitest";
import { lockTime } from "./use-lock.ts";

test.each([
	[0, "00:00"],
	[1, "00:01"],
	[60, "01:00"],
	[272, "04:32"],
	[900, "15:00"],
])("%i seconds are %s", (seconds, text) => {
	expect(lockTime(seconds)).toBe(text);
});
