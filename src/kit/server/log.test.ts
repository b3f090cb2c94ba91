import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function lineOf(fields: object): string {
	let line = "";
	const write = (text: string) => {
		line += text;
	};
	createLog("info", { write }).info(fields);
	return line;
}

test("secrets never reach the log, however deep they lie in what was logged", () => {
	const line = lineOf({
		password: "geheim-1",
		body: { password: "geheim-2", code: "geheim-3" },
		request: { headers: { cookie: "geheim-4", authorization: "geheim-5" } },
	});
	expect(line).not.toContain("geheim");
	expect(line).toContain("[hidden]");
});

test("the code of a failure stays readable", () => {
	const error = Object.assign(new Error("taken"), { code: "23505" });
	expect(lineOf({ err: error })).toContain('"code":"23505"');
});
