import { expect, test } from "vitest";
import { RequestLimit } from "./request-limit.ts";

test("so many requests a minute and no more, each name for itself", () => {
	const limit = new RequestLimit(2);
	const at = (seconds: number) => new Date(seconds * 1000);
	limit.count("a", at(0));
	limit.count("a", at(10));
	expect(() => limit.count("a", at(20))).toThrow("TOO_MANY_REQUESTS");
	expect(() => limit.check("a", at(59))).toThrow("TOO_MANY_REQUESTS");
	expect(() => limit.count("b", at(20))).not.toThrow();
	expect(() => limit.count("a", at(60))).not.toThrow();
});
