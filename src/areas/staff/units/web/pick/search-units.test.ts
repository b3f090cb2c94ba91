import { beforeEach, expect, test } from "vitest";
import { freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract } from "../../contract.ts";
import { listedUnits } from "../test-units.ts";
import searchUnits from "./search-units.ts";

const entry = freshEntry();
const search = async (query: string) =>
	(await searchUnits(query, new AbortController().signal)).map(({ label, detail }) => [
		label,
		detail,
	]);

beforeEach(() => {
	entry().server.answer(contract.listUnits, listedUnits);
});

test("the palette finds units by name and says what they lie in", async () => {
	expect(await search("stat 1")).toEqual([["Station 1", "Haus Nord"]]);
	expect(await search("sud")).toEqual([["Haus Süd", "Klinikum"]]);
});

test("archived units are not found, nor units by what they lie in", async () => {
	expect(await search("station 9")).toEqual([]);
	expect(await search("nord")).toEqual([["Haus Nord", "Klinikum"]]);
});
