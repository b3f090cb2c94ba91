import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import type { ImportRun } from "../contract.ts";
import { ImportMapping } from "./import-mapping.tsx";
import { answers } from "./test-imports.ts";
import { useChoice } from "./use-choice.ts";

const entry = freshEntry();
const { lockers, units: ofUnits } = answers.createImport;

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
	server.answer(units.listUnits, answers.listUnits.all);
	const { lockers: described } = answers.listCustomFieldDescriptions;
	server.answer(customFields.listCustomFieldDescriptions, described);
});

const columnOf = (name: string) => page.getByRole("combobox", { name: `Spalte für ${name}` });

test("custom fields of people are offered by their names, personal ones to whom they are open", async () => {
	entry().show(<Mapping given={lockers} />);
	await columnOf("Spind").click();
	await page.getByRole("option", { name: "Schrank" }).click();
	await expect
		.element(page.getByRole("status"))
		.toHaveTextContent('{"lastName":1,"firstName":2,"custom.locker":0}');
	await expect.element(page.getByText("A-7")).toBeVisible();
	expect(columnOf("Allergie").query()).toBeNull();
});

test("columns that nothing is taken from are named as long as there are any", async () => {
	entry().show(<Mapping given={lockers} />);
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
	entry().show(<Mapping given={ofUnits} />);
	await expect.element(columnOf("Abteilung")).toBeVisible();
	expect(columnOf("Spind").query()).toBeNull();
	expect(columnOf("Gültig ab").query()).toBeNull();
});

test("what features let tables say is offered as the server names it", async () => {
	entry().show(<Mapping given={lockers} />);
	await columnOf("Arbeitszeitplan").click();
	await page.getByRole("option", { name: "Schrank" }).click();
	await expect
		.element(page.getByRole("status"))
		.toHaveTextContent('{"lastName":1,"firstName":2,"worksheet":0}');
	await expect.element(columnOf("Gültig ab")).toBeVisible();
});
