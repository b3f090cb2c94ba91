import { expect, test } from "vitest";
import type { LiveTopic } from "#kit/contract/live.ts";
import { NoticeLog } from "./notice-log.ts";

const notice = (kind: LiveTopic, tenantId = "ours") => ({ kind, tenantId, userId: "mia" });

function kinds(log: NoticeLog, place: string): readonly string[] | undefined {
	return log.since(place, "ours")?.map((one) => one.kind);
}

test("what came after a place, of one tenant", () => {
	const log = new NoticeLog();
	log.add(notice("CLOCKS"));
	const place = log.place;
	expect(kinds(log, place)).toEqual([]);
	log.add(notice("TRACKINGS"));
	log.add(notice("ABSENCES", "theirs"));
	log.add(notice("SHIFTS"));
	expect(kinds(log, place)).toEqual(["TRACKINGS", "SHIFTS"]);
	expect(kinds(log, log.place)).toEqual([]);
});

test("what waits for a look-up reaches those who came back before", async () => {
	const log = new NoticeLog();
	const { promise, resolve } = Promise.withResolvers<void>();
	log.add(notice("CLOCKS"));
	log.waitFor(promise);
	const early = log.place;
	log.add(notice("TRACKINGS"));
	const late = log.place;
	expect(kinds(log, late)).toEqual(["CLOCKS"]);
	resolve();
	await promise;
	// a reader at this place may have got B alone
	expect(kinds(log, late)).toEqual(["CLOCKS"]);
	expect(kinds(log, early)).toEqual(["CLOCKS", "TRACKINGS"]);
	log.add(notice("ABSENCES"));
	expect(kinds(log, log.place)).toEqual([]);
});

test("a look-up that fails ends the waiting too", async () => {
	const log = new NoticeLog();
	log.add(notice("CLOCKS"));
	log.waitFor(Promise.reject(new Error("no database")));
	await Promise.resolve();
	log.add(notice("TRACKINGS"));
	expect(kinds(log, log.place)).toEqual([]);
});

test("places of other logs, from before a break, and from too long ago are unknown", () => {
	const log = new NoticeLog();
	log.add(notice("CLOCKS"));
	const before = log.place;
	expect(kinds(new NoticeLog(), before)).toBeUndefined();
	log.breakOff();
	expect(kinds(log, before)).toBeUndefined();
	const after = log.place;
	expect(kinds(log, after)).toEqual([]);
	for (let at = 0; at < 2000; at++) log.add(notice("TRACKINGS"));
	expect(kinds(log, after)).toHaveLength(2000);
	for (let at = 0; at < 2001; at++) log.add(notice("TRACKINGS"));
	expect(kinds(log, after)).toBeUndefined();
	const boot = after.slice(0, after.lastIndexOf("-"));
	expect(kinds(log, `${boot}-99999999`)).toBeUndefined();
	expect(kinds(log, `${boot}-`)).toBeUndefined();
});
