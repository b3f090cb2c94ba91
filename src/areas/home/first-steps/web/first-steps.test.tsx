import axe from "axe-core";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { putSetting } from "#kit/contract/settings.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { freshPage } from "#kit/testing/test-page.tsx";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract, hiddenKey } from "../contract.ts";
import FirstStepsPanel from "./first-steps.panel.tsx";
import FirstSteps from "./first-steps.tsx";
import file from "./recorded.json";

const current = freshPage();
const { hidden, withoutHolidays, withoutPlans } = recorded(contract, file).getFirstSteps;
const savedAt = { ...putSetting, path: `/api/settings/WEBAPP/${hiddenKey}` };

type Steps = typeof withoutPlans;

function show({ done, facts }: Steps) {
	if (facts === null) throw new Error("nothing is left to do");
	current().show(<FirstSteps done={done} facts={facts} />);
}

const filledButtons = () =>
	[
		...document.querySelectorAll(
			"button[data-variant='filled'], .mantine-Button-root:not([data-variant])",
		),
	].map((button) => button.textContent);
const states = () =>
	[...document.querySelectorAll<HTMLElement>(".first-step")].map(({ dataset }) => dataset.state);

beforeEach(() => {
	current().server.answer(contract.getFirstSteps, withoutPlans);
	current().server.answer(savedAt, {});
});

describe("the first steps", () => {
	test("open the first one that is left, with the only filled button", async () => {
		show(withoutPlans);
		const present = page.getByRole("heading", { name: "Arbeitszeiten Nächster Schritt" });
		await expect.element(present).toBeVisible();
		expect(states()).toEqual(["done", "done", "present", "open", "open"]);
		await expect.element(page.getByText("2 von 5")).toBeVisible();
		await expect
			.element(page.getByText("2 Standorte, 14 Feiertage für 2026 geladen"))
			.toBeVisible();
		expect(filledButtons()).toEqual(["5 Personen zuordnen"]);
	});

	test("lead on from every step, in any order", async () => {
		show(withoutHolidays);
		await expect.element(page.getByRole("button", { name: "Jetzt einstempeln" })).toBeVisible();
		expect(states()).toEqual(["present", "done", "open", "open", "open"]);
		expect(filledButtons()).toEqual(["Standorte ansehen"]);
		for (const name of ["Tabelle importieren", "5 Personen zuordnen", "Regeln ansehen"]) {
			await expect.element(page.getByRole("button", { name })).toBeVisible();
		}
	});

	test("are hidden for good by the person, which the server keeps", async () => {
		show(withoutPlans);
		await page.getByRole("button", { name: "Später weitermachen" }).click();
		await expect
			.poll(() =>
				current()
					.server.calls(savedAt)
					.map(({ body }) => body),
			)
			.toEqual([{ value: true }]);
		await expect.element(page.getByText("Die ersten Schritte sind ausgeblendet.")).toBeVisible();
	});

	test("are shown again from their panel", async () => {
		current().server.answer(contract.getFirstSteps, hidden);
		current().show(<FirstStepsPanel close={() => {}} />);
		await page.getByRole("button", { name: "Wieder im Dashboard zeigen" }).click();
		await expect
			.poll(() =>
				current()
					.server.calls(savedAt)
					.map(({ body }) => body),
			)
			.toEqual([{ value: false }]);
	});

	test("speak English", async () => {
		updateSettings({ region: { language: "en-EN" } });
		show(withoutPlans);
		await expect.element(page.getByText("Five steps to the first booking")).toBeVisible();
		expect(filledButtons()).toEqual(["Assign 5 people"]);
	});

	test.each([390, 800, 1280])(
		"are accessible and no wider than a window of %i px",
		async (width) => {
			await page.viewport(width, 844);
			show(withoutPlans);
			await expect.element(page.getByText("Später, wenn Sie wollen")).toBeVisible();
			expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
			const { violations } = await axe.run(document.querySelector(".first-steps") as Element);
			expect(violations.map(({ id }) => id)).toEqual([]);
		},
	);
});
