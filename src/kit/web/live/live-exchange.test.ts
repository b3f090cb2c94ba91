import { expect, test } from "vitest";
import type { LiveMessage } from "#kit/contract/live.ts";
import type { ConnectionOptions } from "./live-connection.ts";
import { LiveExchange, type WorkerMessage } from "./live-exchange.ts";

/** Stands for the stream: says what was opened and closed, and lets the test speak for the server. */
function exchange() {
	const opened: (ConnectionOptions & { isClosed: boolean })[] = [];
	const shared = new LiveExchange((options) => {
		const connection = { ...options, isClosed: false };
		opened.push(connection);
		return {
			close() {
				connection.isClosed = true;
			},
		};
	});
	return { shared, opened };
}

function tab() {
	const heard: WorkerMessage[] = [];
	return { heard, postMessage: (message: WorkerMessage) => void heard.push(message) };
}

const start = (owner: string, place = "boot-5") =>
	({ type: "start", owner, url: "/api/live", headers: {}, place }) as const;
const units: LiveMessage = { kind: "organisation", type: "UNITS" };
const users: LiveMessage = { kind: "organisation", type: "USERS" };
const resync: LiveMessage = { kind: "resync" };

test("tabs share one connection; the last one to leave takes it along", () => {
	const { shared, opened } = exchange();
	const [one, two] = [tab(), tab()];
	shared.take(one, start("t.anna"));
	opened[0]?.onState("connected");
	shared.take(two, start("t.anna"));
	expect(opened).toHaveLength(1);
	expect(two.heard).toEqual([{ type: "state", state: "connected" }]);
	opened[0]?.onMessage(units, "boot-6");
	expect(one.heard.at(-1)).toEqual({ type: "message", message: units });
	expect(two.heard.at(-1)).toEqual({ type: "message", message: units });
	shared.take(one, { type: "stop" });
	expect(opened[0]?.isClosed).toBe(false);
	shared.drop(two);
	expect(opened[0]?.isClosed).toBe(true);
});

test("another person gets a connection of her own, and tabs of the one before are told", () => {
	const { shared, opened } = exchange();
	const [annas, bens] = [tab(), tab()];
	shared.take(annas, start("t.anna"));
	shared.take(bens, start("t.ben"));
	expect(opened.map((one) => one.isClosed)).toEqual([true, false]);
	expect(annas.heard).toEqual([{ type: "message", message: { kind: "sessionEnded" } }]);
	opened[1]?.onMessage(units, "boot-6");
	expect(annas.heard).toHaveLength(1);
	expect(bens.heard).toEqual([{ type: "message", message: units }]);
});

test("after the end of a session the next start connects anew", () => {
	const { shared, opened } = exchange();
	const one = tab();
	shared.take(one, start("t.anna"));
	opened[0]?.onMessage({ kind: "sessionEnded" }, "boot-5");
	shared.take(one, start("t.anna"));
	expect(opened).toHaveLength(2);
});

test("the connection begins where its first tab began to read", () => {
	const { shared, opened } = exchange();
	shared.take(tab(), start("t.anna", "boot-17"));
	expect(opened[0]?.place).toBe("boot-17");
});

test.each([
	["all of it", "boot-5", [units, users]],
	["what came after its first answer", "boot-6", [users]],
	["nothing when nothing came since", "boot-7", []],
	["to fetch again what came before the connection", "boot-4", [resync]],
	["to fetch again what another start of the server told", "boat-7", [resync]],
])("a tab that joins is told what it missed: %s", (_what, place, told) => {
	const { shared, opened } = exchange();
	shared.take(tab(), start("t.anna"));
	opened[0]?.onMessage(units, "boot-6");
	opened[0]?.onMessage(users, "boot-7");
	const late = tab();
	shared.take(late, start("t.anna", place));
	const messages = late.heard.flatMap((one) => (one.type === "message" ? [one.message] : []));
	expect(messages).toEqual(told);
});

test("after the server was started anew, places of the new start are known", () => {
	const { shared, opened } = exchange();
	shared.take(tab(), start("t.anna"));
	opened[0]?.onMessage(units, "boot-6");
	opened[0]?.onMessage({ kind: "connection", state: "CONNECTED" }, "next-0");
	opened[0]?.onMessage(resync, "next-0");
	opened[0]?.onMessage(users, "next-1");
	const late = tab();
	shared.take(late, start("t.anna", "next-0"));
	expect(late.heard).toEqual([
		{ type: "state", state: "off" },
		{ type: "message", message: users },
	]);
});

test("a tab that missed more than is kept fetches again", () => {
	const { shared, opened } = exchange();
	shared.take(tab(), start("t.anna"));
	for (let at = 6; at < 250; at++) opened[0]?.onMessage(units, `boot-${at}`);
	const [late, soon] = [tab(), tab()];
	shared.take(late, start("t.anna", "boot-20"));
	shared.take(soon, start("t.anna", "boot-248"));
	expect(late.heard.slice(1)).toEqual([{ type: "message", message: resync }]);
	expect(soon.heard.slice(1)).toEqual([{ type: "message", message: units }]);
});
