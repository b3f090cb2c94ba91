import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { times } from "#kit/contract/limits.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import type { ListExportRequest } from "#kit/contract/list-export.ts";
import { getSetting, putSetting } from "#kit/contract/settings.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { type StubRequest, StubServer } from "#kit/testing/stub-server.ts";
import {
	type TestPerson,
	testColumns,
	testFilters,
	testPeople,
} from "#kit/ui/data-grid/test-people.ts";
import { testStage } from "#kit/ui/data-grid/test-stage.tsx";
import { toastStore } from "#kit/ui/toast/toast.ts";
import { deviceNow } from "../clock.ts";
import { passOn } from "../live/live-messages.ts";
import { queryClient } from "../query-client.ts";
import file from "../recorded.json";
import { sessionStore } from "../session/session-store.ts";
import { ListWalk } from "./list-walk.tsx";
import { ServerGrid } from "./server-grid.tsx";

const person = z.object({
	id: z.string(),
	name: z.string(),
	unit: z.string(),
	minutes: z.number(),
});
const listPeople = endpoint("listPeople", {
	route: "GET /api/people",
	summary: "People",
	access: { signedIn: true },
	input: z.object(listInput(["name", "unit", "minutes"])),
	answer: listAnswer(person),
});
const getPerson = endpoint("getPerson", {
	route: "GET /api/people/p0",
	summary: "Person",
	access: { signedIn: true },
	input: z.object({ personId: z.string() }),
	answer: z.object({}),
});
const setting = { ...getSetting, path: "/api/settings/WEBAPP/Grid.test.people" };
const saved = { ...putSetting, path: setting.path };
const settings = recorded({ getSetting }, file).getSetting;
const everybody = testPeople(60);

const stage = testStage();
let server: StubServer;
// a table, whose titles sort
beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

beforeEach(() => {
	queryClient.clear();
	toastStore.set([]);
	server = new StubServer();
	server.answer(setting, settings.never);
	server.answer(saved, {});
	server.answer(listPeople, answerOf);
	sessionStore.set(sampleSession());
});
afterEach(() => {
	sessionStore.set(null);
	server.close();
});

function answerOf({ query }: StubRequest) {
	const size = Number(query.get("pageSize"));
	const at = Number(query.get("page"));
	const items = everybody.slice((at - 1) * size, at * size);
	return { items: [...items], total: 60, page: at, pageSize: size };
}

function show({
	beside,
	...given
}: {
	onExport?: (request: ListExportRequest) => void;
	beside?: ReactNode;
} = {}) {
	stage.show(
		<QueryClientProvider client={queryClient}>
			<ServerGrid
				id="test.people"
				label="Personen"
				endpoint={listPeople}
				columns={testColumns}
				filters={testFilters}
				search="Name"
				topics={["CUSTOMERS"]}
				bulkActions={[{ id: "x", label: "Tun", run: () => undefined }]}
				{...given}
			/>
			{beside}
		</QueryClientProvider>,
	);
}

const asked = () => server.calls(listPeople).map(({ query }) => Object.fromEntries(query));

const names = () =>
	[...document.querySelectorAll(".grid-row [data-col='1']")].map((cell) => cell.textContent);
const row = (one: TestPerson | undefined) =>
	page.getByRole("gridcell", { name: one?.name ?? "", exact: true });

test("asks for 25 rows of the first page, then for others", async () => {
	show();
	await expect.element(row(everybody[0])).toBeVisible();
	await expect.element(page.getByText("1 – 25")).toBeVisible();
	await page.getByRole("button", { name: "Nächste Seite" }).click();
	await expect.element(row(everybody[25])).toBeVisible();
	await page.getByRole("combobox", { name: "Zeilen" }).click();
	await page.getByRole("option", { name: "alle" }).click();
	await expect.poll(() => asked().at(-1)).toEqual({ page: "1", pageSize: "10000" });
	expect(asked().slice(0, 2)).toEqual([
		{ page: "1", pageSize: "25" },
		{ page: "2", pageSize: "25" },
	]);
	await expect.element(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "61");
});

test("a list that is too long to be counted says so, and is not chosen as a whole", async () => {
	server.answer(listPeople, (request: StubRequest) => ({
		...answerOf(request),
		total: 10_000,
		hasMore: true,
	}));
	show();
	await expect.element(page.getByText(/von mehr als 10\.000$/)).toBeVisible();
	await expect.element(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "-1");
	await page.getByRole("checkbox", { name: "Alle Zeilen dieser Seite auswählen" }).click();
	await expect.element(page.getByText("25 ausgewählt")).toBeVisible();
	expect(page.getByRole("button", { name: /^Alle .* auswählen$/ }).elements()).toEqual([]);
});

function Detail({ of }: { readonly of: string }) {
	const [id, open] = useState(of);
	return <ListWalk id={id} endpoint={getPerson} input={(personId) => ({ personId })} open={open} />;
}

test("the way of a detail goes on over the end of a page, there and back", async () => {
	server.answer(getPerson, {});
	show({ beside: <Detail of="p24" /> });
	await expect.element(page.getByText("25 von 60")).toBeVisible();
	const next = page.getByRole("button", { name: "Nächster Eintrag" });
	await next.click();
	await expect.element(page.getByText("26 von 60")).toBeVisible();
	await expect.element(next).toHaveFocus();
	await expect.element(page.getByText("26 – 50")).toBeVisible();
	const previous = page.getByRole("button", { name: "Vorheriger Eintrag" });
	await previous.click();
	await expect.element(page.getByText("25 von 60")).toBeVisible();
	await expect.element(previous).toHaveFocus();
});

test("the server sorts, filters and searches; each question begins at the first page", async () => {
	show();
	await page.getByRole("button", { name: "Nächste Seite" }).click();
	await page.getByRole("button", { name: "Name", exact: true }).click();
	await expect
		.poll(() => asked().at(-1))
		.toEqual({ sortBy: "name", sortDirection: "ASC", page: "1", pageSize: "25" });
	await page.getByLabelText("Suchen").fill("Vogt");
	await expect.poll(() => asked().at(-1)).toMatchObject({ search: "Vogt" });
	await page.getByRole("button", { name: "Filter", exact: true }).click();
	await page.getByRole("menuitem", { name: "Abteilung" }).click();
	await page.getByRole("checkbox", { name: "Station 1" }).click();
	await page.getByRole("button", { name: "Anwenden" }).click();
	await expect.poll(() => asked().at(-1)).toMatchObject({ unit: "Station 1" });
});

test("a selection is kept over pages, and reaches every hit", async () => {
	show();
	await row(everybody[0]).click({ modifiers: ["Control"] });
	await page.getByRole("button", { name: "Nächste Seite" }).click();
	await row(everybody[25]).click({ modifiers: ["Control"] });
	await expect.element(page.getByText("2 ausgewählt")).toBeVisible();
	await page.getByRole("button", { name: "Alle 60 auswählen" }).click();
	await expect.element(page.getByText("60 ausgewählt")).toBeVisible();
});

test("changes are saved once, two seconds later, for the site", async () => {
	show();
	await expect.element(row(everybody[0])).toBeVisible();
	await page.getByRole("button", { name: "Name", exact: true }).click();
	const changed = deviceNow();
	await page.getByRole("button", { name: "Dauer", exact: true }).click();
	await expect.poll(() => server.calls(saved).length, { timeout: 4000 }).toBe(1);
	expect(deviceNow() - changed).toBeGreaterThan(times.gridSaveDelay - 200);
	expect(server.calls(saved)[0]?.body).toMatchObject({
		perSite: true,
		value: { sortBy: "minutes", sortDirection: "ASC", pageSize: 25 },
	});
});

test("who leaves before that has saved it too, and finds it again", async () => {
	show();
	await page.getByRole("button", { name: "Name", exact: true }).click();
	stage.leave();
	await expect.poll(() => server.calls(saved).length).toBe(1);
	expect(server.calls(setting)[0]?.query.get("perSite")).toBe("true");
	show();
	await expect.poll(() => asked().at(-1)).toMatchObject({ sortBy: "name" });
});

test("a sort that was clicked before the saved columns are there does not replace them", async () => {
	const kept = Promise.withResolvers<{ value: unknown }>();
	server.answer(setting, () => kept.promise);
	show();
	await page.getByRole("button", { name: "Name", exact: true }).click();
	kept.resolve(settings.twoColumns);
	await expect.element(row(everybody[0])).toBeVisible();
	await expect.poll(() => asked().at(-1)).toMatchObject({ sortBy: "name" });
	stage.leave();
	await expect.poll(() => server.calls(saved).length).toBe(1);
	expect(server.calls(saved)[0]?.body).toMatchObject({
		value: { ...(settings.twoColumns.value as object), sortBy: "name" },
	});
});

test("saved columns come back; broken ones are set back with a message", async () => {
	server.answer(setting, settings.broken);
	show();
	await expect.element(row(everybody[0])).toBeVisible();
	expect(toastStore.get()).toMatchObject([{ type: "warning" }]);
	await expect.element(page.getByRole("columnheader", { name: "Abteilung" })).toBeVisible();
});

test("a live message fetches anew while the old rows stay", async () => {
	show();
	await expect.element(row(everybody[0])).toBeVisible();
	const before = asked().length;
	passOn({ kind: "change", topic: "SITES", ids: [] });
	passOn({ kind: "change", topic: "CUSTOMERS", ids: [] });
	expect(names()).toHaveLength(document.querySelectorAll(".grid-lines .grid-row").length);
	await expect.poll(() => asked().length).toBe(before + 1);
});

test("an export names the list, its columns, filters and order", async () => {
	const requests: ListExportRequest[] = [];
	show({ onExport: (request) => requests.push(request) });
	await page.getByRole("button", { name: "Name", exact: true }).click();
	await expect.poll(() => asked().at(-1)).toMatchObject({ sortBy: "name" });
	await page.getByRole("button", { name: "Weitere Funktionen der Liste" }).click();
	await page.getByRole("menuitem", { name: "Excel (XLSX)" }).click();
	expect(requests).toEqual([
		{
			list: "test.people",
			format: "XLSX",
			columns: ["name", "unit", "minutes"],
			filter: {},
			sortBy: "name",
			sortDirection: "ASC",
		},
	]);
});

test("a list that could not be loaded offers another try", async () => {
	server.refuse(listPeople, 500, { error: "UnknownError", code: "UNKNOWN" });
	show();
	const again = page.getByRole("button", { name: "Erneut versuchen" });
	await expect.element(again).toBeVisible();
	server.answer(listPeople, answerOf);
	await again.click();
	await expect.element(row(everybody[0])).toBeVisible();
});
