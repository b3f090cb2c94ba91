import { expect, test } from "vitest";
import { onLive, onLiveTopic, passOn } from "./live-messages.ts";

test("handlers hear their kind only, until they stop", () => {
	const heard: string[] = [];
	const stop = onLive("organisation", ({ type }) => void heard.push(type));
	passOn({ kind: "organisation", type: "UNITS" });
	passOn({ kind: "resync" });
	stop();
	passOn({ kind: "organisation", type: "USERS" });
	expect(heard).toEqual(["UNITS"]);
});

test("a topic is heard when it changes and when changes may have been missed", () => {
	const heard: unknown[] = [];
	const stop = onLiveTopic("CLOCKS", (message) => void heard.push(message?.ids));
	passOn({ kind: "change", topic: "CLOCKS", ids: ["a"] });
	passOn({ kind: "change", topic: "TRACKINGS", ids: ["b"] });
	passOn({ kind: "resync" });
	stop();
	passOn({ kind: "resync" });
	expect(heard).toEqual([["a"], undefined]);
});
