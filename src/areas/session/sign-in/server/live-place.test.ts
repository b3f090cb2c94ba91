import { expect, test } from "vitest";
import { LiveReader } from "#kit/testing/live-reader.ts";
import { contract } from "../contract.ts";
import { useClinic } from "./test-clinic.ts";

const { server, clinic, signIn } = useClinic({ background: true });

/** A board is read, somebody books, and only then the browser begins to listen. */
test("what changes after the session's answer reaches those who join with its place", async () => {
	const browser = await signIn();
	const witness = await LiveReader.open(browser);
	await witness.next("connection", ({ state }) => state === "CONNECTED");
	const { announcer } = server().services;
	const { tenantId, sofia } = clinic();
	announcer.announce(tenantId, [{ kind: "PROJECTS" }]);
	await witness.next("change");
	const { livePlace } = (await browser.call(contract.getSession, {})).answer;
	announcer.announce(tenantId, [{ kind: "CLOCKS", userId: sofia.id }]);
	await witness.next("change");
	const reader = await LiveReader.open(browser, livePlace);
	expect(await reader.next("change")).toMatchObject({ topic: "CLOCKS" });
	const kinds = reader.messages.map((one) => one.kind);
	expect(kinds).toEqual(["connection", "change"]);
	const { livePlace: later } = (await browser.call(contract.getSession, {})).answer;
	expect(later).toBe(reader.lastPlace);
});
