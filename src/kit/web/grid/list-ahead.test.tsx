import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { getSetting } from "#kit/contract/settings.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { testColumns, testFilters, testPeople } from "#kit/ui/data-grid/test-people.ts";
import { testStage } from "#kit/ui/data-grid/test-stage.tsx";
import { queryClient } from "../query-client.ts";
import file from "../recorded.json";
import { sessionStore } from "../session/session-store.ts";
import { fetchListAhead } from "./list-ahead.ts";
import { ServerGrid } from "./server-grid.tsx";

const listPeople = endpoint("listPeople", {
	route: "GET /api/people",
	summary: "People",
	access: { signedIn: true },
	input: z.object(listInput(["name", "unit", "minutes"])),
	answer: listAnswer(
		z.object({ id: z.string(), name: z.string(), unit: z.string(), minutes: z.number() }),
	),
});
const setting = { ...getSetting, path: "/api/settings/WEBAPP/Grid.test.people" };
const defaultSort = { by: "name", direction: "ASC" } as const;
const settings = recorded({ getSetting }, file).getSetting;

const stage = testStage();
let server: StubServer;
beforeEach(() => {
	queryClient.clear();
	server = new StubServer();
	server.answer(listPeople, { items: [...testPeople(3)], total: 3, page: 1, pageSize: 25 });
	sessionStore.set(sampleSession());
});
afterEach(() => {
	sessionStore.set(null);
	server.close();
});

const asked = () => server.calls(listPeople).map(({ query }) => Object.fromEntries(query));

const ahead = () =>
	fetchListAhead(
		{ id: "test.people", endpoint: listPeople, fixed: {}, defaultSort },
		sampleSession(),
	);

test.each([
	["never changed it", settings.never, { sortBy: "name", pageSize: "25" }],
	[
		"likes it otherwise",
		settings.longestFirst,
		{ sortBy: "minutes", sortDirection: "DESC", pageSize: "50" },
	],
])(
	"a list asked for ahead of its grid is asked for once, as somebody who %s does",
	async (_who, kept, question) => {
		server.answer(setting, kept);
		await ahead();
		stage.show(
			<QueryClientProvider client={queryClient}>
				<ServerGrid
					id="test.people"
					label="Personen"
					endpoint={listPeople}
					columns={testColumns}
					filters={testFilters}
					defaultSort={defaultSort}
				/>
			</QueryClientProvider>,
		);
		await expect.element(page.getByText("Vogt 0", { exact: true })).toBeVisible();
		expect(asked()).toMatchObject([question]);
		expect(server.calls(setting)).toHaveLength(1);
	},
);

test("where nothing can be read of what she likes, the list is asked for as it is at first", async () => {
	server.refuse(setting, 500, {});
	await ahead();
	expect(asked()).toMatchObject([{ sortBy: "name", pageSize: "25" }]);
});

test("what is filtered is left to the grid, which knows how to ask", async () => {
	server.answer(setting, settings.filtered);
	await ahead();
	expect(asked()).toEqual([]);
});
