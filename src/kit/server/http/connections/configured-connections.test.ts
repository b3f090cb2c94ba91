import { expect, test } from "vitest";
import { configuredConnections } from "./configured-connections.ts";

test("the operator gives other times, in seconds, and other numbers", () => {
	expect(configuredConnections({})).toEqual({
		headersMs: 20_000,
		requestMs: 300_000,
		answerMs: 120_000,
		most: 10_000,
	});
	const set = { HEADERS_WITHIN: "5", REQUEST_WITHIN: "0.5", ANSWER_WITHIN: "" };
	expect(() => configuredConnections(set)).toThrow("REQUEST_WITHIN cannot be less");
	expect(configuredConnections({ ...set, REQUEST_WITHIN: "7.5", MOST_CONNECTIONS: "3" })).toEqual({
		headersMs: 5000,
		requestMs: 7500,
		answerMs: 120_000,
		most: 3,
	});
	for (const odd of ["0", "-1", "soon"]) {
		expect(() => configuredConnections({ ANSWER_WITHIN: odd })).toThrow("ANSWER_WITHIN must be");
		expect(() => configuredConnections({ MOST_CONNECTIONS: odd })).toThrow("MOST_CONNECTIONS must");
	}
});
