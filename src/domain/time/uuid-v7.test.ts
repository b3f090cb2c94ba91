import { expect, test } from "vitest";
import { timeOfUuidV7 } from "./uuid-v7.ts";

test.each([
	["017f22e2-79b0-7cc3-98c4-dc0c0c07398f", "2022-02-22T19:22:22Z"],
	["017F22E2-79B0-7CC3-98C4-DC0C0C07398F", "2022-02-22T19:22:22Z"],
	["00000000-0000-7000-8000-000000000000", "1970-01-01T00:00:00Z"],
	["00000000-03e7-7000-bfff-ffffffffffff", "1970-01-01T00:00:00Z"],
	["00000000-03e8-7000-8000-000000000000", "1970-01-01T00:00:01Z"],
])("%s was made at %s", (id, instant) => {
	expect(timeOfUuidV7(id)).toBe(Date.parse(instant) / 1000);
});

test.each([
	"017f22e2-79b0-4cc3-98c4-dc0c0c07398f",
	"017f22e2-79b0-7cc3-18c4-dc0c0c07398f",
	"017f22e279b07cc398c4dc0c0c07398f",
	"017f22e2-79b0-7cc3-98c4-dc0c0c07398f ",
	"00000000-0000-0000-0000-000000000000",
	"",
])('"%s" is not a uuid of version 7', (id) => {
	expect(timeOfUuidV7(id)).toBeNull();
});
