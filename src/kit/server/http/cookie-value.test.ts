import { expect, test } from "vitest";
import { cookieValue } from "./cookies.ts";

test.each([
	["alone", "a=1", "1"],
	["among others", "x=0; a=1; y=2", "1"],
	["without blanks", "x=0;a=1;y=2", "1"],
	["the first of two", "a=1; a=2", "1"],
	["with an equals sign in it", "a=b=c", "b=c"],
	["with a percent sign", "a=1%3B%20%25", "1; %"],
	["badly encoded", "a=%E0%A4%A", "%E0%A4%A"],
	["empty", "x=0; a=; y=2", ""],
	["after a part without a value", "x; a=1", "1"],
	["not there", "x=0", undefined],
	["only as part of another's name", "ba=1; ab=2", undefined],
	["only as another's value", "x=a=1", undefined],
	["in capitals", "A=1", undefined],
	["in no header", undefined, undefined],
	["in an empty header", "", undefined],
])("a cookie %s", (_case, header, value) => {
	expect(cookieValue(header, "a")).toBe(value);
});
