import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type AnyPanel, definePanel } from "./define-panel.ts";
import { readAddress, writeAddress } from "./panel-address.ts";
import { nothingOpen, type PanelState } from "./panel-state.ts";

const load = async () => ({ default: () => null });
const panels = new Map<string, AnyPanel>(
	[
		definePanel({
			id: "users.detail",
			title: () => "Mitarbeiter",
			params: z.object({ userId: z.string() }),
			load,
		}),
		definePanel({
			id: "users.edit",
			title: () => "Bearbeiten",
			params: z.object({
				userId: z.string(),
				day: z.optional(z.iso.date()),
				page: z.optional(z.number()),
			}),
			load,
		}),
		definePanel({
			id: "common.multi-check",
			title: () => "Auswahl",
			params: z.object({ ids: z.array(z.string()) }),
			load,
		}),
		definePanel({ id: "common.chat", title: () => "Chat", params: z.object({}), load }),
	].map((panel) => [panel.id, panel as AnyPanel]),
);
const everybody = () => true;

test("the stack stands in the address as short as it goes", () => {
	const state: PanelState = {
		panels: [
			{ id: "users.detail", params: { userId: "u1" } },
			{ id: "users.edit", params: { userId: "u1", day: "2026-11-20" } },
		],
		overlays: [{ id: "common.chat", params: {} }],
	};
	const address = writeAddress(state, panels);
	expect(address).toEqual({ p: "users.detail:u1~users.edit:u1,2026-11-20", o: "common.chat" });
	expect(readAddress(address, panels, everybody)).toEqual(state);
});

test.each([
	{ userId: "~,:?&%/ü" },
	{ userId: "42" },
	{ userId: "true" },
	{ userId: '"' },
	{ userId: "u1", page: 3 },
	{ userId: "x".repeat(500) },
])("parameters come back as they went: $userId", (params) => {
	const state = { panels: [{ id: "users.edit", params }], overlays: [] };
	const address = writeAddress(state, panels);
	expect(readAddress(address, panels, everybody)).toEqual(state);
});

test("lists and long parameters go into the history's state", () => {
	const params = { ids: ["a", "b"] };
	const state = { panels: [{ id: "common.multi-check", params }], overlays: [] };
	const address = writeAddress(state, panels);
	expect(address).toEqual({ p: "common.multi-check", long: { "common.multi-check": params } });
	expect(readAddress(address, panels, everybody)).toEqual(state);
	// a deep link has no state: without its parameters the panel stays shut
	expect(readAddress({ p: "common.multi-check" }, panels, everybody)).toEqual(nothingOpen);
});

test.each([
	{ p: "no.such.panel:1", left: [] },
	{ p: "users.detail", left: [] },
	{ p: "no.such~users.detail:u1", left: ["users.detail"] },
	{ p: "users.detail:u1~users.detail:u2", left: ["users.detail"] },
	{ p: "users.edit:u1,31.02.2026", left: [] },
	{ p: "~~%E0%A4%A~users.detail:%E0%A4%A", left: ["users.detail"] },
	{ p: "", left: [] },
])("whatever is unknown, broken or double is dropped: $p", ({ p, left }) => {
	const state = readAddress({ p }, panels, everybody);
	expect(state.panels.map(({ id }) => id)).toEqual(left);
});

test("what somebody may not open stays shut", () => {
	const address = { p: "users.detail:u1", o: "common.chat" };
	const mayChat = (panel: AnyPanel) => panel.id === "common.chat";
	expect(readAddress(address, panels, mayChat)).toEqual({
		panels: [],
		overlays: [{ id: "common.chat", params: {} }],
	});
});
