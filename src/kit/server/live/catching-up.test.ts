import { expect, test } from "vitest";
import type { LiveMessage } from "#kit/contract/live.ts";
import { LiveReader } from "#kit/testing/live-reader.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { useWards } from "./test-wards.ts";

const server = useTestServer({}, { background: true, alone: true });
const { wards, browserOf, watch } = useWards(server);

test("who comes back is told what came meanwhile, of what one may know", async () => {
	const { anna, ben, carl, wardA, tenantId } = await wards();
	const theirs = await wards();
	const readers = [await watch(anna), await watch(ben), await watch(carl)];
	const witness = await watch(anna);
	const places: string[] = [];
	for (const reader of readers) places.push(await leave(reader));
	const { announcer } = server().services;
	announcer.announce(theirs.tenantId, [{ kind: "SETTINGS" }]);
	announcer.announce(tenantId, [
		{ kind: "TRACKINGS", ids: [], userId: anna.id, unitId: wardA },
		{ kind: "PROJECTS" },
	]);
	await witness.next("change", ({ topic }) => topic === "PROJECTS");
	const [atAnna, atBen, atCarl] = places;
	const annas = await LiveReader.open(browserOf(anna), atAnna);
	await annas.next("change", ({ topic }) => topic === "PROJECTS");
	expect(annas.messages.map(topicOf)).toEqual(["connection", "TRACKINGS", "PROJECTS"]);
	const bens = await LiveReader.open(browserOf(ben), atBen);
	await bens.next("change", ({ topic }) => topic === "TRACKINGS");
	// another unit's lead: a later message of his own, looked up as well, proves the silence
	const carls = await LiveReader.open(browserOf(carl), atCarl);
	announcer.announce(tenantId, [{ kind: "TRACKINGS", ids: [], userId: carl.id }]);
	await carls.next("change", ({ userId }) => userId === carl.id);
	expect(carls.messages.map(topicOf)).toEqual(["connection", "PROJECTS", "TRACKINGS"]);
});

test("who read elsewhere or long ago is told to fetch all again", async () => {
	const { anna } = await wards();
	for (const place of ["elsewhere-0", "", "nonsense"]) {
		const reader = await LiveReader.open(browserOf(anna), place);
		expect(await reader.next("resync")).toEqual({ kind: "resync" });
	}
});

/** @returns where the reader was when it went */
async function leave(reader: LiveReader): Promise<string> {
	await reader.next("connection", ({ state }) => state === "CONNECTED");
	reader.close();
	await reader.ended;
	return reader.lastPlace;
}

function topicOf(message: LiveMessage): string {
	return message.kind === "change" ? message.topic : message.kind;
}
