import { createMemoryHistory } from "@tanstack/react-router";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { type AnyPanel, definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { closePanel, openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { useUnsavedGuard } from "#kit/ui/panel-stack/use-panel-dismissal.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { sessionStore } from "../session/session-store.ts";
import { connectPanels } from "./panel-history.ts";

const params = z.object({ userId: z.string() });
const detail = definePanel({
	id: "users.detail",
	title: () => "Mitarbeiter",
	params,
	load: async () => ({ default: Detail }),
});
const edit = definePanel({
	id: "users.edit",
	title: () => "Bearbeiten",
	params,
	stack: "sub",
	load: async () => ({ default: Edit }),
});
const chat = definePanel({
	id: "common.chat",
	title: () => "Chat",
	params: z.object({}),
	stack: "overlay",
	permission: { key: "users.manage", level: "FULL" },
	load: async () => ({ default: () => <PanelFrame title="Chat" /> }),
});

function Detail({ userId }: { readonly userId: string }) {
	return (
		<PanelFrame title={`Person ${userId}`}>
			<button type="button" onClick={() => openPanel(edit, { userId })}>
				Bearbeiten
			</button>
		</PanelFrame>
	);
}

function Edit() {
	const [name, setName] = useState("");
	useUnsavedGuard(name !== "");
	return (
		<PanelFrame title="Daten">
			<input
				aria-label="Name"
				value={name}
				onChange={(event) => setName(event.currentTarget.value)}
			/>
		</PanelFrame>
	);
}

let root: Root;
let history: ReturnType<typeof createMemoryHistory>;

beforeEach(async () => {
	// on a phone nothing is seen of the panel beneath
	await page.viewport(1280, 800);
	sessionStore.set(sampleSession());
	root = createRoot(document.body.appendChild(document.createElement("div")));
	startAt("/home/dashboard");
});

afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	sessionStore.set(null);
});

function startAt(href: string): void {
	history = createMemoryHistory({ initialEntries: [href] });
	connectPanels(history, [detail, edit, chat] as unknown as AnyPanel[]);
	flushSync(() =>
		root.render(
			<UiProvider colorScheme="light">
				<main id="main" tabIndex={-1}>
					<button type="button" onClick={() => openPanel(detail, { userId: "u1" })}>
						Öffnen
					</button>
				</main>
				<PanelHost />
			</UiProvider>,
		),
	);
}

const panel = (name: string) => page.getByRole("dialog", { name });
const button = (name: string) => page.getByRole("button", { name });

async function openBoth(): Promise<void> {
	await button("Öffnen").click();
	await button("Bearbeiten").click();
	await expect.element(panel("Daten")).toBeVisible();
}

test("opening stands in the address; only the top panel is seen, with a way to the one beneath", async () => {
	await openBoth();
	expect(history.location.href).toBe("/home/dashboard?p=users.detail:u1~users.edit:u1");
	await expect.element(panel("Person u1")).not.toBeInTheDocument();
	await button("Person u1").click();
	await expect.element(panel("Person u1")).toBeVisible();
});

test("Back closes one, and focus returns to what opened it", async () => {
	await openBoth();
	history.back();
	await expect.element(button("Bearbeiten")).toHaveFocus();
	history.back();
	await expect.element(button("Öffnen")).toHaveFocus();
	expect(history.location.href).toBe("/home/dashboard");
});

test("Escape closes the top one only, and Back does not bring it up again", async () => {
	await openBoth();
	await userEvent.keyboard("{Escape}");
	await expect.element(panel("Person u1")).toBeVisible();
	expect(history.location.href).toBe("/home/dashboard?p=users.detail:u1");
	await userEvent.keyboard("{Escape}");
	await expect.element(panel("Person u1")).not.toBeInTheDocument();
	expect(history.location.href).toBe("/home/dashboard");
});

test("the edge of the panel beneath closes the top one", async () => {
	await openBoth();
	await button("Oberen Bereich schließen").click();
	await expect.element(panel("Person u1")).toBeVisible();
});

test("a deep link opens panels; a reload restores them", async () => {
	startAt("/home/dashboard?p=users.detail:u7~users.edit:u7&o=common.chat");
	await expect.element(panel("Chat")).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(panel("Daten")).toBeVisible();
	const { href } = history.location;
	startAt(href);
	await expect.element(panel("Daten")).toBeVisible();
});

test("unknown panels and those without permission are dropped", async () => {
	sessionStore.set(sampleSession({ permissions: {} }));
	startAt("/home/dashboard?p=no.such:1~users.detail:u1&o=common.chat");
	await expect.element(panel("Person u1")).toBeVisible();
	await expect.element(panel("Chat")).not.toBeInTheDocument();
	openPanel(chat, {});
	expect(history.location.href).not.toContain("chat,");
	await expect.element(panel("Chat")).not.toBeInTheDocument();
});

test("unsaved text is asked for before a panel goes, whichever way", async () => {
	await openBoth();
	await page.getByLabelText("Name").fill("Vogt");
	await userEvent.keyboard("{Escape}");
	await button("Weiter bearbeiten").click();
	await expect.element(page.getByLabelText("Name")).toHaveValue("Vogt");
	openPanel(detail, { userId: "u2" });
	await expect.element(panel("Daten")).toBeVisible();
	history.push("/absences/entries");
	await button("Weiter bearbeiten").click();
	expect(history.location.pathname).toBe("/home/dashboard");
	history.push("/absences/entries");
	await button("Verwerfen").click();
	await expect.poll(() => history.location.pathname).toBe("/absences/entries");
	await expect.element(panel("Daten")).not.toBeInTheDocument();
});

test("calls in a row build on each other", async () => {
	openPanel(detail, { userId: "u1" });
	openPanel(edit, { userId: "u1" });
	closePanel(edit);
	openPanel(chat, {});
	expect(history.location.href).toBe("/home/dashboard?p=users.detail:u1&o=common.chat");
	await expect.element(panel("Chat")).toBeVisible();
});

test("new data for an open panel shows the new data", async () => {
	openPanel(detail, { userId: "u1" });
	await expect.element(panel("Person u1")).toBeVisible();
	openPanel(detail, { userId: "u2" });
	await expect.element(panel("Person u2")).toBeVisible();
	expect(history.location.href).toBe("/home/dashboard?p=users.detail:u2");
});
