import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import type { DescribedField } from "#areas/settings/custom-fields/web/public.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import type { ImportRun } from "../contract.ts";
import { ImportMapping } from "./import-mapping.tsx";
import { useChoice } from "./use-choice.ts";

const entry = freshEntry();
const id = "01a1fd2c-47a0-70d1-9a38-000000000001";

const run: ImportRun = {
	id,
	kind: "PEOPLE",
	fileName: "people.csv",
	status: "UPLOADED",
	head: ["Schrank", "Nachname", "Vorname"],
	sample: [["A-7", "Berg", "Ada"]],
	lineCount: 1,
	columns: [],
	mapping: { lastName: 1, firstName: 2 },
	unitId: null,
	onlyGood: false,
	counts: null,
	undone: null,
	ranAt: null,
	undoneAt: null,
	undoUntil: null,
	job: null,
};

const locker: DescribedField = {
	id,
	entity: "USER",
	key: "locker",
	name: "Spind",
	type: "TEXT",
	options: [],
	isRequired: true,
	isPersonal: false,
	groupId: id,
	groupName: "Ausstattung",
	unitIds: [],
	activityIds: [],
};

/** The step with what has been chosen in it. */
function Mapping({ given }: { readonly given: ImportRun }) {
	const choice = useChoice(given);
	return (
		<main>
			<ImportMapping run={given} choice={choice} isBusy={false} />
			<output>{JSON.stringify(choice.mapping)}</output>
		</main>
	);
}

beforeEach(() => {
	sessionStore.set(
		sampleSession({
			uiFeatures: ["USERS", "CUSTOMFIELDS"],
			permissions: { "users.manage": [{ scope: "GLOBAL", level: "FULL" }] },
		}),
	);
	const { server } = entry();
	server.answer(units.listUnits, { items: [], total: 0 });
	server.answer(customFields.listCustomFieldDescriptions, {
		fields: [locker, { ...locker, key: "health", name: "Allergie", isPersonal: true }],
	});
});

const columnOf = (name: string) => page.getByRole("combobox", { name: `Spalte für ${name}` });

test("custom fields of people are offered by their names, personal ones to whom they are open", async () => {
	entry().show(<Mapping given={run} />);
	await columnOf("Spind").click();
	await page.getByRole("option", { name: "Schrank" }).click();
	await expect
		.element(page.getByRole("status"))
		.toHaveTextContent('{"lastName":1,"firstName":2,"custom.locker":0}');
	await expect.element(page.getByText("A-7")).toBeVisible();
	expect(columnOf("Allergie").query()).toBeNull();
});

test("columns that nothing is taken from are named as long as there are any", async () => {
	const head = ["Nachname", "Vorname", "Schrank", ""];
	const mapping = { lastName: 0, firstName: 1 };
	entry().show(<Mapping given={{ ...run, head, sample: [["Berg", "Ada", "A-7", ""]], mapping }} />);
	const named = page.getByText("2 Spalten werden nicht übernommen: Schrank, Spalte 4");
	await expect.element(named).toBeVisible();
	await columnOf("Spind").click();
	await page.getByRole("option", { name: "Schrank" }).click();
	await expect.element(page.getByText("1 Spalte wird nicht übernommen: Spalte 4")).toBeVisible();
	await columnOf("E-Mail-Adresse").click();
	await page.getByRole("option", { name: "Spalte 4" }).click();
	await expect.poll(() => page.getByText(/nicht übernommen/).query()).toBeNull();
});

test("units have none", async () => {
	const mapping = { name: 1 };
	entry().show(<Mapping given={{ ...run, kind: "UNITS", mapping }} />);
	await expect.element(columnOf("Abteilung")).toBeVisible();
	expect(columnOf("Spind").query()).toBeNull();
});
