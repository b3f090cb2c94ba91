import { expect, test } from "vitest";
import { instantOfLocal } from "../time/instant-of-local.ts";
import { zoneOf } from "../time/zone.ts";
import { suggestionCases } from "./suggested-times.cases.ts";
import { suggestedTimes } from "./suggested-times.ts";
import { friday as day } from "./test-gap-days.ts";

const zone = zoneOf("Europe/Berlin");

function minutes(time = "") {
	const [hours = 0, rest = 0] = time.split(":").map(Number);
	return hours * 60 + rest;
}

function wall(text: string) {
	const [begin, end] = text.split("-");
	return { begin: minutes(begin), end: minutes(end) };
}

const at = (minute: number) => instantOfLocal(day, minute, zone);

function span(text: string) {
	const { begin, end } = wall(text);
	return { begin: at(begin), end: at(end) };
}

test.each(suggestionCases)("%s", (_, { plan, usual, taken = [], now = "40:00", told }) => {
	const found = suggestedTimes({
		day,
		zone,
		plan: plan === undefined ? null : span(plan),
		usual: usual === undefined ? null : wall(usual),
		taken: taken.map(span),
		now: at(minutes(now)),
	});
	const expected = told === null ? null : { ...span(told.slice(0, 11)), from: told.slice(12) };
	expect(found).toEqual(expected);
});
