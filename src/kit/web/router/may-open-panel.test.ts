import { expect, test } from "vitest";
import type { SessionAnswer } from "#kit/contract/session.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import type { AnyPanel } from "#kit/ui/panel-stack/define-panel.ts";
import { sessionStore } from "../session/session-store.ts";
import { mayOpenPanel } from "./may-open-panel.ts";

const unit = { scope: "UNIT", level: "WRITE", unitId: "north" } as const;
const either = { key: "users.manage", level: "WRITE", orKey: "units.manage" } as const;

test.each<{
	title: string;
	permission: AnyPanel["permission"];
	held: SessionAnswer["permissions"];
	isOpen: boolean;
}>([
	{ title: "nothing asked", permission: undefined, held: {}, isOpen: true },
	{ title: "neither key", permission: either, held: {}, isOpen: false },
	{ title: "the first key", permission: either, held: { "users.manage": [unit] }, isOpen: true },
	{ title: "the other key", permission: either, held: { "units.manage": [unit] }, isOpen: true },
	{
		title: "the other key at a lower level",
		permission: either,
		held: { "units.manage": [{ ...unit, level: "READ" }] },
		isOpen: false,
	},
	{
		title: "in one unit what is asked for everywhere",
		permission: { key: "users.manage", level: "WRITE", global: true },
		held: { "users.manage": [unit] },
		isOpen: false,
	},
])("$title", ({ permission, held, isOpen }) => {
	sessionStore.set(sampleSession({ permissions: held }));
	expect(mayOpenPanel({ features: [], permission })).toBe(isOpen);
});

test("nobody signed in opens nothing", () => {
	sessionStore.set(null);
	expect(mayOpenPanel({ features: [], permission: undefined })).toBe(false);
});
