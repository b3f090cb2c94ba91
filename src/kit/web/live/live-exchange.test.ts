import { expect, test } from "vitest";
import type { LiveMessage } from "../../contract/live.ts";
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
	return {
		heard,
		postMessage: (message: WorkerMessage) => void heard.push(message),
	};
}

const start = (owner: string) =>
	({ type: "start", owner, url: "/api/live", headers: {} }) as const;
const units: LiveMessage = { kind: "organisation", type: "UNITS" };

test("tabs share one connection; the last one to leave takes it along", () => {
	const { shared, opened } = exchange();
	const [one, two] = [tab(), tab()];
	shared.take(one, start("t.anna"));
	opened[0]?.onState("connected");
	shared.take(two, start("t.anna"));
	expect(opened).toHaveLength(1);
	expect(two.heard).toEqual([{ type: "state", state: "connected" }]);
	opened[0]?.onMessage(units);
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
	expect(annas.heard).toEqual([
		{ type: "message", message: { kind: "sessionEnded" } },
	]);
	opened[1]?.onMessage(units);
	expect(annas.heard).toHaveLength(1);
	expect(bens.heard).toEqual([{ type: "message", message: units }]);
});

test("after the end of a session the next start connects anew", () => {
	const { shared, opened } = exchange();
	const one = tab();
	shared.take(one, start("t.anna"));
	opened[0]?.onMessage({ kind: "sessionEnded" });
	shared.take(one, start("t.anna"));
	expect(opened).toHaveLength(2);
});
